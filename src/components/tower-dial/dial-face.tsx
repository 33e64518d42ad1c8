import { dialArc, dialPoint, pointOnDial } from '../../lib/dial';
import { TickRing } from './tick-ring';
import * as styles from './dial-face.module.css';

const hours = Array.from({ length: 24 }, (_, index) => index + 1);
const radius = 162;

type DialFaceProps = {
  /** Radius of the whole dial; its outer ring carries the ticks. */
  ring: number;
  /** The hours people are there, 0–24. Outside of them the assistants are on duty. */
  opens: number;
  closes: number;
  openLabel: string;
  dutyLabel: string;
};

/** The dial without its hands: 24 hours, noon on top in the light and midnight in the dark. */
export function DialFace({ ring, opens, closes, openLabel, dutyLabel }: DialFaceProps) {
  return (
    <>
      <circle r={ring} fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      <circle r={radius} fill="white" />
      <path d={`M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`} fill="var(--night)" />
      <TickRing outer={ring - 6} inner={ring - 10} count={96} width={1.4} stroke="var(--ink)" />
      <TickRing outer={ring - 6} inner={ring - 15} count={24} width={2.2} stroke="var(--ink)" />
      {hours.map((hour) => (
        <text
          key={hour}
          {...dialPoint(180.5, hour)}
          className={hour % 6 === 0 ? styles.quarter : styles.hour}
        >
          {hour}
        </text>
      ))}
      <path d={dialArc(150, opens, closes)} fill="none" stroke="var(--green-6)" strokeWidth="12" />
      <path
        d={dialArc(150, closes, opens)}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="5"
        strokeDasharray="2 6"
      />
      <path id="dial-open" d={dialArc(124, 7, 18)} fill="none" />
      <path
        id="dial-duty"
        d={`M${pointOnDial(134, 5.2)}A134 134 0 0 0 ${pointOnDial(134, 18.8)}`}
        fill="none"
      />
      <text className={styles.words} fill="var(--green-7)">
        <textPath href="#dial-open" startOffset="50%">
          {openLabel}
        </textPath>
      </text>
      <text className={styles.words} fill="var(--paper)">
        <textPath href="#dial-duty" startOffset="50%">
          {dutyLabel}
        </textPath>
      </text>
      <path
        d="M0-88V-60M30-80L22-66M-30-80L-22-66M52-60L40-50M-52-60L-40-50"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.5"
      />
      <circle cy="-34" r="13" fill="var(--gold)" />
      <path
        d="M40 82h0M70 48h0M98 72h0M60 104h0M-42 98h0M-8 62h0M4 112h0M-96 44h0M112 30h0M-70 76h0"
        fill="none"
        stroke="var(--gold)"
        strokeLinecap="round"
        strokeWidth="3"
      />
    </>
  );
}
