import type { VignetteOf } from '../../content-model/vignettes';
import { Frame } from './vignette-frame';
import * as styles from './rating.module.css';

const decimal = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Average score, how it spreads over the stars, and single answers. */
export function Rating({ instrument }: { instrument: VignetteOf<'rating'> }) {
  const { score, count, bars, quotes } = instrument;
  return (
    <Frame instrument={instrument}>
      <div className={styles.summary}>
        <p className={styles.score}>
          {decimal.format(score)}
          <small>{count}</small>
        </p>
        <dl className={styles.bars}>
          {bars.map(({ stars, share }) => (
            <div key={stars}>
              <dt>{stars}</dt>
              <dd>
                <span className={styles.bar} style={{ width: `${share}%` }} />
                <span className="visually-hidden">{share} Prozent</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.quotes}>
        {quotes.map(({ stars, text, from }) => (
          <li key={text}>
            <p>„{text}“</p>
            <p className={styles.from}>
              {from}, {stars} von 5
            </p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
