import { VideoEmbed } from '../../features/consent/video-embed';
import type { OrderKind, ServiceKind } from '../../sections/catalogue';
import { DemoVideos } from '../../sections/demo-videos/demo-videos';
import { PaidVideoPackages } from './paid-video-packages';
import type { LiveComponents, Registry } from './section-view';
import { serviceSections } from './service-sections';

const live: LiveComponents<Exclude<OrderKind, ServiceKind>> = {
  'video-packages': PaidVideoPackages,
  'demo-videos': (props) => (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  ),
};

/**
 * Sections of a service page on which something can be bought, joined with their features.
 * Complete, or it does not compile.
 */
export const orderSections: Registry<OrderKind> = { ...serviceSections, ...live };
