import type { SectionPosition } from '../../content-model/resolved';
import { pointOnDial } from '../../lib/dial';
import * as styles from './section.module.css';

/** The small dial of the label rail: it fills as the page goes on. */
export function ProgressDial({ index, total }: SectionPosition) {
  const hours = (24 * (index + 1)) / (total + 1);
  // Midnight on top here: the dial starts empty and fills clockwise.
  const end = pointOnDial(10, hours + 12);
  return (
    <svg className={styles.dial} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={`M0 0V-10A10 10 0 ${hours > 12 ? 1 : 0} 1 ${end}Z`} fill="currentColor" />
    </svg>
  );
}
