import { Icon } from '../../components/icon/icon';
import { Person } from '../../components/person/person';
import { personWords } from '../../components/person/messages';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { hoursText } from '../../lib/format';
import { useSite } from '../../lib/use-site';
import * as styles from './people.module.css';
import type { people } from './schema';

/** The humans behind the assistants, and when they answer the telephone. */
export function People({ section, position }: SectionProps<typeof people>) {
  const { contact } = useSite();
  const { days, from, to } = contact.phoneHours;
  return (
    <Section head={section} position={position} indented>
      <ul className={styles.people}>
        {section.people.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      <p className={styles.reach}>
        <a href={contact.phoneHref}>
          <Icon name="phone" />
          {contact.phone}
        </a>
        {hoursText(days, from, to)}
      </p>
      {section.people.some(({ example }) => example) && (
        <p className={styles.soon}>{personWords.soon}</p>
      )}
    </Section>
  );
}
