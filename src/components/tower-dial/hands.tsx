import { dialAngle, roundForPath } from '../../lib/dial';

/**
 * The hands of the Uhrturm: the long one shows the hour, the short one the minutes. That one is light
 * with a dark edge, because it goes over a light and a dark half.
 * @param hours 0–24, fractions are minutes
 */
export function Hands({ hours, className }: { hours: number; className?: string | undefined }) {
  return (
    <>
      <path
        className={className}
        d="M-4 20L-5-54L0-70L5-54L4 20Z"
        transform={`rotate(${roundForPath((hours % 1) * 360)})`}
        fill="var(--gold)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <path
        className={className}
        d="M-6 34L-4-68L-13-86L0-112L13-86L4-68L6 34Z"
        transform={`rotate(${dialAngle(hours)})`}
        fill="var(--brick)"
        stroke="var(--paper)"
        strokeWidth="1.5"
      />
      <circle r="12" fill="var(--ink)" stroke="var(--gold)" strokeWidth="5" />
    </>
  );
}
