import type { Dial } from '../../content-model/dial';
import { minutesOfDay } from '../../lib/format';
import { dialAngle, dialArc, dialPoint, pointOnDial } from './geometry';
import { TickRing } from './tick-ring';
import { Tower } from './tower';
import * as styles from './tower-dial.module.css';

const hoursOf = (time: string): number => minutesOfDay(time) / 60;
const hours = Array.from({ length: 24 }, (_, index) => index + 1);
const ring = 212;
const face = 162;

/** Height of the drawing: the tower's flag to the hill, in SVG units. */
const box = { top: -62, height: 802, centre: 404 };

/**
 * The Uhrturm at night around its 24-hour dial: noon on top, the open hours as a green arc, our duty as a dotted ring, the
 * long hand on the hour as in Graz. The events stay a real list, placed beside the dial or, on phones, below it.
 */
export function TowerDial({ dial }: { dial: Dial }) {
  const now = hoursOf(dial.now);
  const events = dial.events.map((event) => {
    const { x, y } = dialPoint(ring, hoursOf(event.time));
    return { ...event, x, y, now: event.time === dial.now, left: x < 0 };
  });
  const leaders = events.map(({ x, y, left }) => `M${x} ${y}H${left ? -248 : 248}`).join('');
  return (
    <figure className={styles.clock}>
      <svg
        className={styles.drawing}
        viewBox={`-400 ${box.top - box.centre} 800 ${box.height}`}
        aria-hidden="true"
      >
        <Tower />
        <circle r={ring} fill="#FAF7F1" stroke="#14231C" strokeWidth="3" />
        <circle r={face} fill="#fff" />
        <path d={`M${-face} 0A${face} ${face} 0 0 0 ${face} 0Z`} fill="#0E1A15" />
        <TickRing outer={ring - 6} inner={ring - 10} count={96} width={1.4} stroke="#14231C" />
        <TickRing outer={ring - 6} inner={ring - 15} count={24} width={2.2} stroke="#14231C" />
        {hours.map((hour) => {
          const { x, y } = dialPoint(180.5, hour);
          return (
            <text key={hour} x={x} y={y} className={hour % 6 === 0 ? styles.quarter : styles.hour}>
              {hour}
            </text>
          );
        })}
        <path
          d={dialArc(150, hoursOf(dial.opens), hoursOf(dial.closes))}
          fill="none"
          stroke="#2A7757"
          strokeWidth="12"
        />
        <path
          d={dialArc(150, hoursOf(dial.closes), hoursOf(dial.opens))}
          fill="none"
          stroke="#E9B44C"
          strokeWidth="5"
          strokeDasharray="2 6"
        />
        <path id="dial-open" d={dialArc(124, 7, 18)} fill="none" />
        <path
          id="dial-duty"
          d={`M${pointOnDial(134, 5.2)}A134 134 0 0 0 ${pointOnDial(134, 18.8)}`}
          fill="none"
        />
        <text className={styles.words} fill="#1F5C43">
          <textPath href="#dial-open" startOffset="50%">
            {dial.openLabel}
          </textPath>
        </text>
        <text className={styles.words} fill="#FAF7F1">
          <textPath href="#dial-duty" startOffset="50%">
            {dial.dutyLabel}
          </textPath>
        </text>
        <path
          d="M0-88V-60M30-80L22-66M-30-80L-22-66M52-60L40-50M-52-60L-40-50"
          fill="none"
          stroke="#E9B44C"
          strokeWidth="2.5"
        />
        <circle cy="-34" r="13" fill="#E9B44C" />
        <path
          d="M40 82h0M70 48h0M98 72h0M60 104h0M-42 98h0M-8 62h0M4 112h0M-96 44h0M112 30h0M-70 76h0"
          fill="none"
          stroke="#E9B44C"
          strokeLinecap="round"
          strokeWidth="3"
        />
        <path
          d="M-4 22L-5-66L0-84L5-66L4 22Z"
          transform={`rotate(${(now % 1) * 360})`}
          fill="#14231C"
          stroke="#fff"
          strokeWidth="1.5"
        />
        <path
          d="M-6 36L-4-108L-14-128L0-166L14-128L4-108L6 36Z"
          transform={`rotate(${dialAngle(now)})`}
          fill="#B4421F"
          stroke="#FAF7F1"
          strokeWidth="1.5"
        />
        <circle r="12" fill="#14231C" stroke="#E9B44C" strokeWidth="5" />
        <path d={leaders} className={styles.leaders} stroke="#14231C" fill="none" />
        {events.map(({ time, x, y, now: isNow }) => (
          <circle
            key={time}
            cx={x}
            cy={y}
            r={isNow ? 9 : 6.5}
            fill={isNow ? '#B4421F' : '#14231C'}
            stroke="#FAF7F1"
            strokeWidth="3"
          />
        ))}
      </svg>
      <ol className={styles.events} aria-label={dial.listLabel}>
        {events.map(({ time, title, place, y, left, now: isNow }) => (
          <li
            key={time}
            className={`${left ? styles.left : styles.right} ${isNow ? styles.now : ''}`}
            style={{ '--y': `${(((y + box.centre - box.top) / box.height) * 100).toFixed(2)}%` }}
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
