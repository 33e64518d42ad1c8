import { RuledList } from '../../components/ruled-list/ruled-list';
import type { DemoVideo } from '../../content-model/offers';
import * as styles from './demo-videos.module.css';

export function VideoWords({ title, length, text, facts }: DemoVideo) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        <strong>{length}</strong> {text}
      </p>
      <RuledList items={facts} />
    </>
  );
}

/** A film leader counting in, its sweep as the hand of a dial. Decorative. */
export function FilmPoster({ number }: { number: number }) {
  return (
    <svg className={styles.leader} viewBox="-320 -180 640 360" aria-hidden="true">
      <path
        d={number === 1 ? 'M0 0V-380A380 380 0 0 1 269 269z' : 'M0 0V-380A380 380 0 1 1 -380 0z'}
      />
      <g>
        <path d="M-320 0H320M0-180V180" />
        <circle r="140" />
        <circle r="118" />
        <circle r="154" pathLength="24" strokeWidth="14" strokeDasharray="0.08 0.92" />
      </g>
      <text y="8">{number}</text>
    </svg>
  );
}
