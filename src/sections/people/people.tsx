import { Person } from '../../components/person/person';
import { personWords } from '../../components/person/messages';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './people.module.css';
import type { people } from './schema';

/** The humans behind the assistants. */
export function People({ section, position }: SectionProps<typeof people>) {
  return (
    <Section head={section} position={position} indented>
      <ul className={styles.people}>
        {section.people.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      {section.people.some(({ example }) => example) && (
        <p className={styles.soon}>{personWords.soon}</p>
      )}
    </Section>
  );
}
