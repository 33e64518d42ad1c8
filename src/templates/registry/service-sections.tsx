import type { ServiceSectionKind } from '../../content-model/sections';
import { VideoEmbed } from '../../features/consent/video-embed';
import { ConsultationForm } from '../../features/forms/consultation-form';
import { ContactForm } from '../../features/forms/contact-form';
import { FormSection } from '../../components/form-section/form-section';
import { ContactChannels } from '../../sections/contact-channels/contact-channels';
import { ContactIntro } from '../../sections/contact-intro/contact-intro';
import { DemoVideos } from '../../sections/demo-videos/demo-videos';
import { Notice } from '../../sections/notice/notice';
import { PaymentSuccess } from '../../sections/payment-success/payment-success';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { AuthCallbackSection } from './auth-callback-section';
import { PaidVideoPackages } from './paid-video-packages';
import type { Registry } from './section-view';

/** Sections of the service pages, of the forms, and of buying. This is where sections get their features. Complete, or it does not compile. */
export const serviceSections = {
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
  'payment-success': PaymentSuccess,
  'auth-callback': AuthCallbackSection,
} satisfies Registry<ServiceSectionKind>;
