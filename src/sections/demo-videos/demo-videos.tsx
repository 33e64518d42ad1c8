import { RuledList } from '../../components/ruled-list/ruled-list';
import { Section } from '../../components/section/section';
import { StillPart } from '../../components/still/still-part';
import type { ReactNode } from 'react';
import type { DemoVideo } from '../../content-model/offers';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveDemoVideos } from './derive';
import * as styles from './demo-videos.module.css';

type DemoVideosProps = DerivedProps<typeof deriveDemoVideos> & {
  /** Puts the player of the video platform in the poster's place once that is allowed. */
  renderPlayer: (video: DemoVideo, poster: ReactNode) => ReactNode;
};

/** Only the build knows how to draw them. */
const [Poster, Words] = process.env.BUILD_STAGE === 'build-javascript' ? [] : [Leader, VideoWords];

/** Demo videos: a poster drawn here, title, length and facts. Nothing while there is none. */
export function DemoVideos({ section, position, renderPlayer }: DemoVideosProps) {
  if (section.videos.length === 0) return null;
  return (
    <Section head={section} position={position} live>
      <ul className={styles.videos}>
        {section.videos.map((video, index) => (
          <li key={video.id}>
            {renderPlayer(
              video,
              <StillPart name={`poster-${video.id}`}>
                {Poster && <Poster number={index + 1} />}
              </StillPart>,
            )}
            <StillPart name={`video-${video.id}`}>{Words && <Words {...video} />}</StillPart>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VideoWords({ title, length, text, facts }: DemoVideo) {
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
function Leader({ number }: { number: number }) {
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
