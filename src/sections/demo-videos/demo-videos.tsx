import { Section } from '../../components/section/section';
import type { ReactNode } from 'react';
import type { DemoVideo } from '../../content-model/offers';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveDemoVideos } from './derive';
import { FilmPoster, VideoWords } from './demo-video-parts';
import * as styles from './demo-videos.module.css';

type DemoVideosProps = DerivedProps<typeof deriveDemoVideos> & {
  /** Puts the player of the video platform in the poster's place once that is allowed. */
  renderPlayer: (video: DemoVideo, poster: ReactNode) => ReactNode;
};

/**
 * Demo videos: a poster drawn here, title, length and facts. Nothing while there is none.
 */
export function DemoVideos({ section, position, renderPlayer }: DemoVideosProps) {
  if (section.videos.length === 0) return null;
  return (
    <Section head={section} position={position}>
      <ul className={styles.videos}>
        {section.videos.map((video, index) => (
          <li key={video.id}>
            {renderPlayer(video, <FilmPoster number={index + 1} />)}
            <VideoWords {...video} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
