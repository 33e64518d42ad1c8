import { minutesOfDay } from '../../lib/format';
import * as styles from './hours-ruler.module.css';

const share = (time: string): string => `${((minutesOfDay(time) / 1440) * 100).toFixed(2)}%`;

/** A 24-hour ruler with the hours somebody is there. Decorative: the hours stand beside it as text. */
export function HoursRuler({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.ruler} aria-hidden="true">
      <span className={styles.bar} style={{ '--from': share(from), '--to': share(to) }} />
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
