import type { VignetteOf } from '../../content-model/vignettes';
import { vignetteWords } from './messages';
import * as styles from './seating.module.css';

type Table = VignetteOf<'seating'>['tables'][number];

type Look = { fill: string; stroke: string; text: string; chairs?: number };

const looks: Readonly<Record<Table['state'], Look>> = {
  free: { fill: 'var(--paper)', stroke: 'var(--ink)', text: 'var(--ink)', chairs: 0.3 },
  booked: { fill: 'var(--green-1)', stroke: 'var(--green-6)', text: 'var(--ink)' },
  held: { fill: 'var(--paper)', stroke: 'var(--brick)', text: 'var(--brick)', chairs: 0.45 },
  fresh: { fill: 'var(--brick)', stroke: 'var(--brick)', text: 'var(--paper)' },
};

const walls = {
  alone: 'M12 288V12h436v276H300M250 288H12',
  ahead: 'M12 192V12h436v180H360M310 192H12',
};

/**
 * A restaurant's floor plan with tables and time slots; coordinates in a 460 × 300 box. A garden
 * lies below the house, behind a hedge, and has its name at the edge.
 */
export function Seating({ vignette }: { vignette: VignetteOf<'seating'> }) {
  const { tables, slots, alt, garden } = vignette;
  return (
    <>
      <svg
        className={styles.plan}
        viewBox={`0 0 460 ${garden ? 330 : 300}`}
        role="img"
        aria-label={alt}
      >
        <path
          d={garden ? walls.ahead : walls.alone}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
        />
        <path d="M60 12h70M170 12h70M280 12h70" stroke="var(--paper)" strokeWidth="3" />
        <path d="M60 9h70M60 15h70M170 9h70M170 15h70M280 9h70M280 15h70" stroke="var(--ink)" />
        {garden && (
          <>
            <path
              d="M12 200v104h436V200"
              fill="none"
              stroke="var(--green-6)"
              strokeWidth="3"
              strokeDasharray="1 7"
              strokeLinecap="round"
            />
            <text x="230" y="318" fill="var(--green-6)">
              {garden}
            </text>
          </>
        )}
        {tables.map((table) => (
          <TableShape key={table.number} {...table} />
        ))}
      </svg>
      {slots && (
        <ol className={styles.slots}>
          {slots.map(({ time, state }) => (
            <li key={time} className={styles[state]} data-new={state === 'chosen' || undefined}>
              <time>{time}</time>
              <span className="visually-hidden">{` ${vignetteWords.slots[state]}`}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function TableShape({ number, x, y, width, seats, state }: Table) {
  const { fill, stroke, text, chairs: opacity } = looks[state];
  // Outlined until it is confirmed, like an appointment in a plan.
  const drawn = {
    fill,
    stroke,
    strokeWidth: state === 'held' ? 2.5 : 1.5,
    strokeDasharray: state === 'held' ? '6 4' : undefined,
  };
  const chairs = Array.from({ length: seats }, (_, index) => {
    if (width === undefined) {
      const angle = (index / seats) * 2 * Math.PI + Math.PI / 4;
      return [x + Math.cos(angle) * 31, y + Math.sin(angle) * 31];
    }
    const column = (Math.floor(index / 2) + 0.5) / Math.ceil(seats / 2);
    return [x + (column - 0.5) * width, y + (index % 2 === 0 ? -29 : 29)];
  });
  return (
    <>
      {/* A line of no length with round ends is a dot: all chairs are one path. */}
      <path
        d={chairs.map((chair) => `M${chair.map(Math.round).join(' ')}h0`).join('')}
        stroke={stroke}
        strokeOpacity={opacity}
        strokeWidth="13"
        strokeLinecap="round"
      />
      {width === undefined ? (
        <circle cx={x} cy={y} r="23" {...drawn} />
      ) : (
        <rect x={x - width / 2} y={y - 21} width={width} height="42" {...drawn} />
      )}
      <text x={x} y={y} fill={text}>
        {number}
      </text>
    </>
  );
}
