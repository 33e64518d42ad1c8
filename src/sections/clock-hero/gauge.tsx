import type { ReactElement } from 'react';
import { TickRing } from '../../components/tower-dial/tick-ring';
import { dialArc, pointOnDial } from '../../lib/dial';

type GaugeKind = 'share' | 'clock' | 'double' | 'union';

// The gauges read like a clock that starts at the top: dial hours count from noon.
const arc = (from: number, to: number, radius: number) => dialArc(radius, from + 12, to + 12);

const marks: Record<GaugeKind, ReactElement> = {
  share: (
    <>
      <path d={arc(0, 22.8, 18)} stroke="var(--green-1)" strokeWidth="7" />
      <path d={arc(22.95, 23.85, 18)} stroke="var(--brick)" strokeWidth="7" />
    </>
  ),
  clock: (
    <>
      <circle r="18" stroke="var(--green-1)" strokeWidth="7" />
      <path d="M0 6V-26" stroke="var(--paper)" strokeWidth="2.5" />
      <circle r="3" fill="var(--paper)" />
    </>
  ),
  double: (
    <>
      <path d={arc(0, 8, 9)} stroke="var(--green-1)" strokeWidth="5" />
      <path d={arc(0, 16, 19)} stroke="var(--green-1)" strokeWidth="7" />
    </>
  ),
  union: (
    <path
      d={Array.from({ length: 12 }, (_, star) => `M${pointOnDial(18, 2 * star)}h0`).join('')}
      stroke="var(--gold)"
      strokeWidth="6"
      strokeLinecap="round"
    />
  ),
};

/** A small dial that draws what a figure says. Decorative: the figure is beside it. */
export function Gauge({ kind }: { kind: GaugeKind }) {
  return (
    <svg width="72" height="72" viewBox="-32 -32 64 64" fill="none" aria-hidden="true">
      <TickRing outer={30} inner={26} count={24} width={1} stroke="var(--tick-night)" />
      {marks[kind]}
    </svg>
  );
}
