import { Link } from 'gatsby';
import { useNavigation } from '../../lib/use-site';
import { personWords } from './messages';
import { type Human, Person } from './person';
import * as styles from './person.module.css';

/** The first of us, who answers what is still open, and the way to all that can be said about us. */
export function Answering({ people }: { people: readonly Human[] }) {
  const [human] = people;
  if (!human) return null;
  const name = (
    <p>
      {personWords.answers} <strong className={styles.line}>{human.name}</strong>
    </p>
  );
  return (
    <div className={styles.answering}>
      <Person person={human} name={name} brief>
        <AboutUs />
      </Person>
    </div>
  );
}

/** The way to all that can be said about us; nothing where one already is. */
export function AboutUs() {
  const { about } = useNavigation();
  return (
    <Link to={about.to} className={styles.about}>
      {about.label}
    </Link>
  );
}
