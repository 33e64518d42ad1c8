import type { VignetteOf } from '../../content-model/vignettes';
import * as styles from './dashboard.module.css';

/** Figures in tiles and a bar chart; values are percent of the longest bar. */
export function Dashboard({ vignette }: { vignette: VignetteOf<'dashboard'> }) {
  const { tiles, chart } = vignette;
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(({ label, value, remark }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {remark && <small>{remark}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.chart}>
        <p className={styles.caption}>{chart.caption}</p>
        <ul>
          {chart.bars.map(({ label, value, marked }) => (
            <li key={label}>
              <span>{label}</span>
              <span
                className={`${styles.bar} ${marked ? styles.marked : ''}`}
                style={{ width: `${value * 0.6}%` }}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
