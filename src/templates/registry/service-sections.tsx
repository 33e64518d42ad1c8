import { VideoEmbed } from '../../features/consent/video-embed';
import type { CoreKind, ServiceKind } from '../../sections/catalogue';
import { DemoVideos } from '../../sections/demo-videos/demo-videos';
import { Notice } from '../../sections/notice/notice';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { AuthCallbackSection } from './auth-callback-section';
import { coreSections } from './core-sections';
import { PaidVideoPackages } from './paid-video-packages';
import { PaymentSuccessSection } from './payment-success-section';
import type { LiveComponents, Registry, StillComponents } from './section-view';

type OwnKind = Exclude<ServiceKind, CoreKind>;

const live: LiveComponents<OwnKind> = {
  'service-hero': ServiceHero,
  'video-packages': PaidVideoPackages,
  'demo-videos': (props) => (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  ),
  'payment-success': PaymentSuccessSection,
  'auth-callback': AuthCallbackSection,
};

const still =
  process.env.BUILD_STAGE === 'build-javascript'
    ? {}
    : ({
        notice: Notice,
      } satisfies StillComponents<OwnKind>);

/**
 * Sections of service pages, buying and the account, joined with their features. Complete, or it
 * does not compile.
 */
export const serviceSections: Registry<ServiceKind> = { ...coreSections, ...live, ...still };
