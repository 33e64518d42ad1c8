import type { Dial } from '../../content-model/dial';
import { hoursToText } from '../../lib/business-hours';
import { dialPoint } from '../../lib/dial';
import { minutesOfDay } from '../../lib/format';
import { DialFace } from './dial-face';
import { Hands } from './hands';
import { Tower } from './tower';
import * as styles from './tower-dial.module.css';

const hoursOf = (time: string): number => minutesOfDay(time) / 60;
const ring = 212;
/** Every day but Sunday. */
const workdays = [1, 2, 3, 4, 5, 6];

/** Height of the drawing: from the tower's flag to the hill, in SVG units. */
const box = { top: -62, height: 802, centre: 404 };

/**
 * The Uhrturm at night around its 24-hour dial: noon on top, the open hours as a green arc, our
 * duty as a dotted ring, the long hand on the hour as in Graz. The events stay a real list, placed
 * beside the dial or, on phones, below it.
 */
export function TowerDial({ dial }: { dial: Dial }) {
  const { opens, closes, openLabel, dutyLabel } = dial;
  const events = dial.events.map((event) => {
    const { x, y } = dialPoint(ring, hoursOf(event.time));
    return { ...event, x, y, now: event.time === dial.now, left: x < 0 };
  });
  const leaders = events.map(({ x, y, left }) => `M${x} ${y}H${left ? -248 : 248}`).join('');
  return (
    <figure
      className={styles.clock}
      data-clock={ring}
      data-hours={hoursToText({ opens, closes, days: workdays })}
    >
      <svg
        className={styles.drawing}
        viewBox={`-400 ${box.top - box.centre} 800 ${box.height}`}
        aria-hidden="true"
      >
        <Tower />
        <DialFace
          ring={ring}
          opens={hoursOf(opens)}
          closes={hoursOf(closes)}
          openLabel={openLabel}
          dutyLabel={dutyLabel}
        />
        <Hands hours={hoursOf(dial.now)} />
        <path d={leaders} className={styles.leaders} stroke="var(--ink)" fill="none" />
        {events.map(({ time, x, y, now }) => (
          <circle
            key={time}
            cx={x}
            cy={y}
            r="6.5"
            fill="var(--ink)"
            data-mark
            data-now={now || undefined}
            stroke="var(--paper)"
            strokeWidth="3"
          />
        ))}
      </svg>
      <ol className={styles.events} aria-label={dial.listLabel}>
        {events.map(({ time, title, place, y, left, now }) => (
          <li
            key={time}
            className={left ? styles.left : styles.right}
            data-now={now || undefined}
            style={{ '--y': `${(((y + box.centre - box.top) / box.height) * 100).toFixed(1)}%` }}
          >
            <time>{time}</time>
            <span>
              <strong>{title}</strong>
              <small>{place}</small>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{dial.caption}</figcaption>
    </figure>
  );
}
