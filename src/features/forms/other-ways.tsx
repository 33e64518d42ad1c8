import type { Site } from '../../content-model/data';
import * as styles from './form.module.css';

/** Mail and phone, for when a form does not do it. */
export function OtherWays({
  contact,
}: {
  contact: Pick<Site['contact'], 'email' | 'phone' | 'phoneHref'>;
}) {
  return (
    <p className={styles.ways}>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={contact.phoneHref}>{contact.phone}</a>
    </p>
  );
}
