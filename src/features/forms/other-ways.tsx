import type { Site } from '../../content-model/data';
import * as styles from './form.module.css';

export type Contact = Pick<Site['contact'], 'email' | 'phone' | 'phoneHref'>;

/** Mail and phone, for when a form fails. */
export function OtherWays({ contact }: { contact: Contact }) {
  return (
    <p className={styles.ways}>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={contact.phoneHref}>{contact.phone}</a>
    </p>
  );
}
