import type { VignetteOf } from '../../content-model/vignettes';
import { minutesOfDay } from '../../lib/format';
import * as styles from './schedule.module.css';

/** Half an hour is one row of the plan, a row begun is a row taken; row 1 is the header. */
const rowOf = (minutes: number, fromHour: number, round = Math.floor): number =>
  round((minutes - fromHour * 60) / 30) + 2;

/** A plan of a day with one column per bay, chair or room; new entries are brick. */
export function Schedule({ vignette }: { vignette: VignetteOf<'schedule'> }) {
  const { columns, from, to, entries } = vignette;
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const tracks = { '--columns': columns.length, '--rows': (to - from) * 2 };
  return (
    <ul className={styles.plan} style={tracks}>
      {columns.map((column, index) => (
        <li key={column} className={styles.column} style={{ gridColumn: index + 2 }}>
          {column}
        </li>
      ))}
      {hours.map((hour) => (
        <li
          key={hour}
          className={styles.hour}
          style={{ gridRow: rowOf(hour * 60, from) }}
          aria-hidden="true"
        >
          {`${String(hour).padStart(2, '0')}:00`}
        </li>
      ))}
      {entries.map(({ column, start, end, title, text, state }) => (
        <li
          key={`${column} ${start}`}
          className={state === 'taken' ? styles.entry : `${styles.entry} ${styles[state]}`}
          data-new={state !== 'taken' || undefined}
          style={{
            gridColumn: column + 1,
            gridRow: `${rowOf(minutesOfDay(start), from)} / ${rowOf(minutesOfDay(end), from, Math.ceil)}`,
          }}
        >
          <strong>
            {state === 'taken' && <span className="visually-hidden">{`${start} `}</span>}
            {state === 'taken' ? title : `${start} ${title}`}
          </strong>
          {text && ` ${text}`}
        </li>
      ))}
    </ul>
  );
}
