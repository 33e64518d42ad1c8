import type { ComponentProps } from 'react';
import { VideoEmbed } from '../features/consent/video-embed';
import { DemoVideos } from '../sections/demo-videos/demo-videos';

/** The demo videos, each with the player of the video platform. */
export function DemoVideosSection(props: Omit<ComponentProps<typeof DemoVideos>, 'renderPlayer'>) {
  return (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  );
}
