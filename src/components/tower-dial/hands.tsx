import { dialAngle } from '../../lib/dial';

/**
 * The hands of the Uhrturm: the long one shows the hour, the short one the minutes.
 * @param hours 0–24, fractions are minutes
 */
export function Hands({ hours }: { hours: number }) {
  return (
    <>
      <path
        data-hand="minute"
        d="M-4 22L-5-66L0-84L5-66L4 22Z"
        transform={`rotate(${(hours % 1) * 360})`}
        fill="var(--ink)"
        stroke="white"
        strokeWidth="1.5"
      />
      <path
        data-hand="hour"
        d="M-6 36L-4-108L-14-128L0-166L14-128L4-108L6 36Z"
        transform={`rotate(${dialAngle(hours)})`}
        fill="var(--brick)"
        stroke="var(--paper)"
        strokeWidth="1.5"
      />
      <circle r="12" fill="var(--ink)" stroke="var(--gold)" strokeWidth="5" />
    </>
  );
}
