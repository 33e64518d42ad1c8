import type { VignetteOf } from '../../content-model/vignettes';
import * as styles from './itinerary.module.css';

/** Stops along a line of time; new ones are brick, open ones dotted. */
export function Itinerary({ vignette }: { vignette: VignetteOf<'itinerary'> }) {
  return (
    <ol className={styles.stops}>
      {vignette.stops.map(({ time, title, text, state }) => (
        <li
          key={`${time} ${title}`}
          className={styles[state]}
          data-new={state === 'fresh' || undefined}
        >
          <time>{time}</time>
          <strong>{title}</strong>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
