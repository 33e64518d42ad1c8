import type { VignetteOf } from '../../content-model/vignettes';
import { vignetteWords } from './messages';
import * as styles from './rating.module.css';

const decimal = (score: number): string => score.toFixed(1).replace('.', ',');

/** Average score, how it spreads over the stars, and single answers. */
export function Rating({ vignette }: { vignette: VignetteOf<'rating'> }) {
  const { score, count, bars, quotes } = vignette;
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.score}>
          {decimal(score)}
          <small>{count}</small>
        </p>
        <dl className={styles.bars}>
          {bars.map(({ stars, share }) => (
            <div key={stars}>
              <dt>{stars}</dt>
              <dd>
                <span className={styles.bar} style={{ width: `${share}%` }} />
                <span className="visually-hidden">{vignetteWords.percent(share)}</span>
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
              {from}, {vignetteWords.stars(stars)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
