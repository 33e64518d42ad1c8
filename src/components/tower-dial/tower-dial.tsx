import type { Dial } from '../../content-model/dial';
import { dialPoint } from '../../lib/dial';
import { minutesOfDay } from '../../lib/format';
import { holidayOn, weekdayOf } from '../../lib/holidays';
import { DialFace } from './dial-face';
import { Hands } from './hands';
import { towerDialWords as words } from './messages';
import { Tower } from './tower';
import * as styles from './tower-dial.module.css';
import { useViennaTime } from './use-vienna-time';

const hoursOf = (time: string): number => minutesOfDay(time) / 60;
const ring = 212;

/** Height of the drawing: from the tower's flag to the hill, in SVG units. */
const box = { top: -62, height: 802, centre: 404 };

/** The entry that counts at a time: before the first of a day it is the last of the day before. */
const lastBefore = <T,>(entries: readonly T[], timeOf: (entry: T) => string, time: string) =>
  entries.filter((entry) => timeOf(entry) <= time).at(-1) ?? entries.at(-1);

/** Name of a day on which the business is closed. */
const closedOn = (date: string): string | undefined =>
  holidayOn(date) ?? (weekdayOf(date) === 7 ? words.sunday : undefined);

/**
 * The Uhrturm at night around its 24-hour dial: noon on top, the open hours as a green arc, our
 * duty as a dotted ring, the long hand on the hour as in Graz. The events stay a real list, placed
 * beside the dial or, on phones, below it. In the browser it goes by Graz time.
 */
export function TowerDial({ dial }: { dial: Dial }) {
  const { opens, closes, openLabel, dutyLabel } = dial;
  const now = useViennaTime();
  const time = now?.time ?? dial.now;
  const closedDay = now && closedOn(now.date);
  const story = now && lastBefore(dial.stories, ({ from }) => from, time);
  const current = lastBefore(dial.events, (event) => event.time, time);
  const events = dial.events.map((event) => {
    const { x, y } = dialPoint(ring, hoursOf(event.time));
    return { ...event, x, y, now: event === current || undefined, left: x < 0 };
  });
  const leaders = events.map(({ x, y, left }) => `M${x} ${y}H${left ? -248 : 248}`).join('');
  return (
    <figure className={styles.clock}>
      <svg
        className={styles.drawing}
        viewBox={`-400 ${box.top - box.centre} 800 ${box.height}`}
        aria-hidden="true"
      >
        <Tower isNight={now !== undefined && (time >= '22:00' || time < '05:00')} />
        <DialFace
          ring={ring}
          opens={hoursOf(opens)}
          closes={hoursOf(closes)}
          isOpen={closedDay === undefined}
          openLabel={openLabel}
          dutyLabel={dutyLabel}
        />
        <Hands hours={hoursOf(time)} className={now?.isFirst ? styles.arriving : undefined} />
        <path d={leaders} className={styles.leaders} stroke="var(--ink)" fill="none" />
        {events.map((event) => (
          <circle
            key={event.time}
            cx={event.x}
            cy={event.y}
            r="6.5"
            fill="var(--ink)"
            data-now={event.now}
            stroke="var(--paper)"
            strokeWidth="3"
          />
        ))}
      </svg>
      <ol className={styles.events} aria-label={dial.listLabel}>
        {events.map((event) => (
          <li
            key={event.time}
            className={event.left ? styles.left : styles.right}
            data-now={event.now}
            style={{
              '--y': `${(((event.y + box.centre - box.top) / box.height) * 100).toFixed(1)}%`,
            }}
          >
            <time>{event.time}</time>
            <span>
              <strong>{event.title}</strong>
              <small>{event.place}</small>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        {now && story ? (
          <>
            <strong>{closedDay ? words.closed(closedDay, time) : words.now(time)}</strong>{' '}
            <a href={story.link.to}>{story.link.label}</a>: {story.text}
          </>
        ) : (
          dial.caption
        )}
      </figcaption>
    </figure>
  );
}
