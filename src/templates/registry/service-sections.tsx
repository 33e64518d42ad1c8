import { VideoEmbed } from '../../features/consent/video-embed';
import type { ServiceKind } from '../../sections/catalogue';
import { Answers } from '../../sections/answers/answers';
import { ContactChannels } from '../../sections/contact-channels/contact-channels';
import { ContactIntro } from '../../sections/contact-intro/contact-intro';
import { DemoVideos } from '../../sections/demo-videos/demo-videos';
import { Notice } from '../../sections/notice/notice';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { AuthCallbackSection } from './auth-callback-section';
import { coreSections } from './core-sections';
import { ConsultationFormSection, ContactFormSection } from './form-sections';
import { PaidVideoPackages } from './paid-video-packages';
import { PaymentSuccessSection } from './payment-success-section';
import type { Registry } from './section-view';

/** Sections of service pages, forms, account and buying, joined with their features. Complete, or it does not compile. */
export const serviceSections = {
  ...coreSections,
  'service-hero': ServiceHero,
  notice: Notice,
  'video-packages': PaidVideoPackages,
  'demo-videos': (props) => (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  ),
  'contact-intro': ContactIntro,
  'contact-channels': ContactChannels,
  answers: Answers,
  'contact-form': ContactFormSection,
  'consultation-form': ConsultationFormSection,
  'payment-success': PaymentSuccessSection,
  'auth-callback': AuthCallbackSection,
} satisfies Registry<ServiceKind>;
