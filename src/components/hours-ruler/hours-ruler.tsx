import { dayShare } from '../../lib/day-share';
import * as styles from './hours-ruler.module.css';

/** A 24-hour ruler with the opening hours. Decorative: the hours are also given as text. */
export function HoursRuler({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.ruler} aria-hidden="true">
      <span className={styles.bar} style={{ '--from': dayShare(from), '--to': dayShare(to) }} />
      <HourNumbers />
    </span>
  );
}

/** 0, 6, 12, 18 and 24 exactly under their ticks. */
export function HourNumbers() {
  return (
    <span className={styles.numbers} aria-hidden="true">
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  );
}
