import { Section } from '../../components/section/section';
import { StillPart } from '../../components/still/still-part';
import type { ReactNode } from 'react';
import type { DemoVideo } from '../../content-model/offers';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveDemoVideos } from './derive';
import { Poster, Words } from './demo-videos.still';
import * as styles from './demo-videos.module.css';

type DemoVideosProps = DerivedProps<typeof deriveDemoVideos> & {
  /** Puts the player of the video platform in the poster's place once that is allowed. */
  renderPlayer: (video: DemoVideo, poster: ReactNode) => ReactNode;
};

/**
 * Demo videos: a poster drawn here, title, length and facts. One that is not made yet says so and
 * cannot be played. Nothing while there is none.
 */
export function DemoVideos({ section, position, renderPlayer }: DemoVideosProps) {
  if (section.videos.length === 0) return null;
  return (
    <Section head={section} position={position} live>
      <ul className={styles.videos}>
        {section.videos.map((video, index) => {
          const poster = (
            <StillPart name={`poster-${video.id}`}>
              {Poster && <Poster number={index + 1} isToCome={video.example} />}
            </StillPart>
          );
          return (
            <li key={video.id}>
              {video.example ? poster : renderPlayer(video, poster)}
              <StillPart name={`video-${video.id}`}>{Words && <Words {...video} />}</StillPart>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
