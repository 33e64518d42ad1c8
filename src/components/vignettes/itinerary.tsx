import type { VignetteOf } from '../../content-model/vignettes';
import * as styles from './itinerary.module.css';

/** Stops along a line of time; new ones are brick, open ones dotted. */
export function Itinerary({ vignette }: { vignette: VignetteOf<'itinerary'> }) {
  return (
    <ol className={styles.stops}>
      {vignette.stops.map(({ time, title, text, state }) => (
        <li key={`${time} ${title}`} className={styles[state]}>
          <time>{time}</time>
          {/* With the stop, but without the line: that is drawn through. */}
          <strong data-new={state === 'fresh' || undefined}>{title}</strong>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
