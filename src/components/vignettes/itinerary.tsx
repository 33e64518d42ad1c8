import type { VignetteOf } from '../../content-model/vignettes';
import { Frame } from './vignette-frame';
import * as styles from './itinerary.module.css';

/** Stops along a line of time; new ones are brick, open ones dotted. */
export function Itinerary({ instrument }: { instrument: VignetteOf<'itinerary'> }) {
  return (
    <Frame instrument={instrument}>
      <ol className={styles.stops}>
        {instrument.stops.map(({ time, title, text, state }) => (
          <li key={`${time} ${title}`} className={styles[state]}>
            <time>{time}</time>
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ol>
    </Frame>
  );
}
