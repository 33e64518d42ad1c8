import * as styles from './badge.module.css';

/** A word in a golden box, for what is special about an offer. */
export function Badge({ text }: { text: string }) {
  return <span className={styles.badge}>{text}</span>;
}
