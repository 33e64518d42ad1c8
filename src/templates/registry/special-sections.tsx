import type { SpecialSectionKind } from '../../content-model/sections';
import { VideoEmbed } from '../../features/consent/video-embed';
import { ConsultationForm } from '../../features/forms/consultation-form';
import { ContactForm } from '../../features/forms/contact-form';
import { FormSection } from '../../sections/form-section';
import { BookingBanner } from '../../sections/booking-banner';
import { BookingPlans } from '../../sections/booking-plans';
import { ContactChannels } from '../../sections/contact-channels';
import { ContactIntro } from '../../sections/contact-intro';
import { DemoPicker } from '../../sections/demo-picker';
import { DemoVideos } from '../../sections/demo-videos';
import { Dialogue } from '../../sections/dialogue';
import { Film } from '../../sections/film';
import { Notice } from '../../sections/notice';
import { PaymentSuccess } from '../../sections/payment-success';
import { PortraitHero } from '../../sections/portrait-hero';
import { PriceBoard } from '../../sections/price-board';
import { ServiceHero } from '../../sections/service-hero';
import { Timetable } from '../../sections/timetable';
import { TrainingHero } from '../../sections/training-hero';
import { TrainingOffers } from '../../sections/training-offers';
import { AccountArrival } from './account-arrival';
import { PaidVideoPackages } from './paid-video-packages';
import type { Registry } from './section-view';

/** Sections of single page types, and those that get a feature. Complete, or it does not compile. */
export const specialSections = {
  'contact-intro': ContactIntro,
  'contact-channels': ContactChannels,
  'contact-form': ({ section, position }) => (
    <FormSection section={section} position={position}>
      <ContactForm contact={section.contact} />
    </FormSection>
  ),
  'consultation-form': ({ section, position }) => (
    <FormSection section={section} position={position}>
      <ConsultationForm contact={section.contact} industries={section.industries} />
    </FormSection>
  ),
  'portrait-hero': PortraitHero,
  dialogue: Dialogue,
  'service-hero': ServiceHero,
  notice: Notice,
  'price-board': PriceBoard,
  'demo-picker': DemoPicker,
  'booking-plans': BookingPlans,
  film: Film,
  'video-packages': PaidVideoPackages,
  'demo-videos': (props) => (
    <DemoVideos
      {...props}
      renderPlayer={(video, poster) => <VideoEmbed video={video} poster={poster} />}
    />
  ),
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  timetable: Timetable,
  'booking-banner': BookingBanner,
  'payment-success': PaymentSuccess,
  'auth-callback': AccountArrival,
} satisfies Registry<SpecialSectionKind>;
