import { hoursText } from '../../lib/format';
import { useNavigation, useSite } from '../../lib/use-site';
import { personWords } from './messages';
import * as styles from './person.module.css';

/** Where a page ends: the telephone and its hours, and the way to what we promise in writing. */
export function Answering() {
  const { contact } = useSite();
  const { days, from, to } = contact.phoneHours;
  return (
    <div className={styles.answering}>
      <p>
        {personWords.answers} <a href={contact.phoneHref}>{contact.phone}</a>,{' '}
        <span className={styles.hours}>{hoursText(days, from, to)}</span>
      </p>
      <AboutUs />
    </div>
  );
}

/** The way to all that can be said about us; nothing where one already is. */
export function AboutUs() {
  const { about } = useNavigation();
  return (
    <a href={about.to} className={styles.about}>
      {about.label}
    </a>
  );
}
