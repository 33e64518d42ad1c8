import { MoreLink } from '../../components/button/more-link';
import { Person } from '../../components/person/person';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './people.module.css';
import type { people } from './schema';

/** The humans behind the assistants. */
export function People({ section, position }: SectionProps<typeof people>) {
  const { link } = section;
  return (
    <Section head={section} position={position} indented>
      <ul className={styles.people}>
        {section.people.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      {link && <MoreLink {...link} />}
    </Section>
  );
}
