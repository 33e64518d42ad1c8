import { arcRadius, dialArc, dialPoint, pointOnDial } from '../../lib/dial';
import { TickRing } from './tick-ring';
import * as styles from './dial-face.module.css';

const hours = Array.from({ length: 24 }, (_, index) => index + 1);
const radius = 162;

/**
 * Radius of the words around the arcs. The hands end below the arcs (hands.tsx), so that at no minute
 * they cover a word.
 */
const words = 142;

type DialFaceProps = {
  /** Radius of the whole dial; its outer ring carries the ticks. */
  ring: number;
  /** The hours people are there, 0–24. Outside of them the assistants are on duty. */
  opens: number;
  closes: number;
  /** Not on Sundays and holidays: then the duty is ours all day. */
  isOpen: boolean;
  openLabel: string;
  dutyLabel: string;
};

/** The dial without its hands: 24 hours, noon on top in the light and midnight in the dark. */
export function DialFace(props: DialFaceProps) {
  const { ring, opens, closes, isOpen, openLabel, dutyLabel } = props;
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
      {isOpen && (
        <path
          d={dialArc(arcRadius, opens, closes)}
          fill="none"
          stroke="var(--green-6)"
          strokeWidth="12"
        />
      )}
      <path
        d={isOpen ? dialArc(arcRadius, closes, opens) : dialArc(arcRadius, 0, 23.99)}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="5"
        strokeDasharray="2 6"
      />
      <path id="dial-open" d={dialArc(words, 6.5, 17.5)} fill="none" />
      <path
        id="dial-duty"
        d={`M${pointOnDial(words, 5.2)}A${words} ${words} 0 0 0 ${pointOnDial(words, 18.8)}`}
        fill="none"
      />
      {isOpen && (
        <text className={styles.words} fill="var(--green-7)">
          <textPath href="#dial-open" startOffset="50%">
            {openLabel}
          </textPath>
        </text>
      )}
      <text className={styles.words} fill="var(--paper)">
        <textPath href="#dial-duty" startOffset="50%">
          {dutyLabel}
        </textPath>
      </text>
      <path
        d="M0-84V-58M28-76L21-63M-28-76L-21-63M49-58L38-48M-49-58L-38-48"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2.5"
      />
      <circle cy="-34" r="13" fill="var(--gold)" />
      <path
        d="M34 70h0M84 61h0M-36 83h0M-82 37h0"
        fill="none"
        stroke="var(--gold)"
        strokeLinecap="round"
        strokeWidth="3"
      />
    </>
  );
}
