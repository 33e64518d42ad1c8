import { HourNumbers } from '../../components/hours-ruler/hours-ruler';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { minutesOfDay } from '../../lib/format';
import * as styles from './day-ruler.module.css';
import type { dayRuler } from './schema';

type DayRulerProps = SectionProps<typeof dayRuler>;

const share = (time: string): string => `${((minutesOfDay(time) / 1440) * 100).toFixed(2)}%`;
const length = (from: string, to: string): string =>
  `${(((minutesOfDay(to) - minutesOfDay(from)) / 1440) * 100).toFixed(2)}%`;

/** A trade's day on a 24-hour ruler: when it is open, and the moments before, between and after. */
export function DayRuler({ section, position }: DayRulerProps) {
  const { open, openLabel, moments } = section;
  return (
    <Section head={section} position={position} ground="sand">
      <div aria-hidden="true">
        <div className={styles.bar}>
          {open.map(({ from, to }) => (
            <span
              key={from}
              className={styles.open}
              style={{ left: share(from), width: length(from, to) }}
            />
          ))}
          {moments.map(({ time }) => (
            <span key={time} className={styles.pin} style={{ left: share(time) }} />
          ))}
        </div>
        <HourNumbers />
      </div>
      <p className={styles.legend}>
        {openLabel}: {open.map(({ from, to }) => `${from}–${to}`).join(' und ')} Uhr
      </p>
      <ol className={styles.moments}>
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
