import { VideoEmbed } from '../../features/consent/video-embed';
import type { SectionKind } from '../../sections/catalogue';
import { BookingBanner } from '../../sections/booking-banner/booking-banner';
import { BookingPlans } from '../../sections/booking-plans/booking-plans';
import { ContactChannels } from '../../sections/contact-channels/contact-channels';
import { ContactIntro } from '../../sections/contact-intro/contact-intro';
import { DemoPicker } from '../../sections/demo-picker/demo-picker';
import { DemoVideos } from '../../sections/demo-videos/demo-videos';
import { Film } from '../../sections/film/film';
import { Notice } from '../../sections/notice/notice';
import { PaymentSuccess } from '../../sections/payment-success/payment-success';
import { PriceBoard } from '../../sections/price-board/price-board';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { Timetable } from '../../sections/timetable/timetable';
import { TrainingHero } from '../../sections/training-hero/training-hero';
import { TrainingOffers } from '../../sections/training-offers/training-offers';
import { AuthCallbackSection } from './auth-callback-section';
import { coreSections } from './core-sections';
import { ConsultationFormSection, ContactFormSection } from './form-sections';
import { PaidVideoPackages } from './paid-video-packages';
import type { Registry } from './section-view';

/** Sections of every kind, joined with the features they need. Complete, or it does not compile. */
export const allSections = {
  ...coreSections,
  'price-board': PriceBoard,
  'demo-picker': DemoPicker,
  'booking-plans': BookingPlans,
  film: Film,
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  timetable: Timetable,
  'booking-banner': BookingBanner,
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
  'contact-form': ContactFormSection,
  'consultation-form': ConsultationFormSection,
  'payment-success': PaymentSuccess,
  'auth-callback': AuthCallbackSection,
} satisfies Registry<SectionKind>;
