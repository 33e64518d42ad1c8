import { evenGrid } from '../../components/even-grid/even-grid';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { dayShare } from './day-share';
import { openHours } from './messages';
import * as styles from './day-ruler.module.css';
import type { dayRuler } from './schema';

/** A trade's day on a 24-hour ruler: when it is open, and the moments before, between and after. */
export function DayRuler({ section, position }: SectionProps<typeof dayRuler>) {
  const { open, openLabel, moments } = section;
  return (
    <Section head={section} position={position} ground="sand">
      <div aria-hidden="true">
        <div className={styles.bar}>
          {open.map(({ from, to }) => (
            <span
              key={from}
              className={styles.open}
              style={{ left: dayShare(from), width: dayShare(to, from) }}
            />
          ))}
          {moments.map(({ time }) => (
            <span key={time} className={styles.pin} style={{ left: dayShare(time) }} />
          ))}
        </div>
        <div className={styles.numbers}>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <p className={styles.legend}>
        {openLabel}: {openHours(open)}
      </p>
      <ol {...evenGrid(moments.length, 5, styles.moments)}>
        {moments.map(({ time, title, text }) => (
          <li key={time}>
            <time>{time}</time>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
