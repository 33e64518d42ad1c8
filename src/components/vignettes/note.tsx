import type { VignetteOf } from '../../content-model/vignettes';
import * as styles from './note.module.css';

/** A note with terms and values, and an optional column chart of the day. */
export function Note({ vignette }: { vignette: VignetteOf<'note'> }) {
  const { rows, chart } = vignette;
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ term, value, marked }) => (
          <div key={term} data-new={marked || undefined}>
            <dt>{term}</dt>
            <dd className={marked ? styles.marked : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {chart && (
        <div className={styles.chart}>
          <p className={styles.caption}>{chart.caption}</p>
          <div className={styles.bars} aria-hidden="true">
            {chart.values.map((value, index) => (
              <span
                key={index}
                className={index < chart.done ? styles.done : undefined}
                style={{ height: `${value * 10}%` }}
              />
            ))}
          </div>
          <p className={styles.axis} aria-hidden="true">
            {chart.axis.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        </div>
      )}
    </>
  );
}
