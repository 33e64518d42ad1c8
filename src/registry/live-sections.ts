import { partOf } from '../components/on-demand';
import type { LiveKind } from '../sections/catalogue';
import type { SectionComponent } from './section-component';

/** Sections that do something in the browser. The code of each comes with the pages that have it. */
export const liveSections = {
  'clock-hero': partOf(async () => (await import('../sections/clock-hero/clock-hero')).ClockHero),
  team: partOf(async () => (await import('../sections/team/team')).Team),
  film: partOf(async () => (await import('../sections/film/film')).Film),
  'training-hero': partOf(
    async () => (await import('../sections/training-hero/training-hero')).TrainingHero,
  ),
  'training-offers': partOf(
    async () => (await import('../sections/training-offers/training-offers')).TrainingOffers,
  ),
  calculator: partOf(async () => (await import('../sections/calculator/calculator')).Calculator),
  'video-packages': partOf(async () => (await import('./paid-video-packages')).PaidVideoPackages),
  'demo-videos': partOf(async () => (await import('./demo-videos-section')).DemoVideosSection),
  'contact-form': partOf(async () => (await import('./forms')).ContactFormSection),
  'consultation-form': partOf(async () => (await import('./forms')).ConsultationFormSection),
  'payment-success': partOf(
    async () => (await import('./payment-success-section')).PaymentSuccessSection,
  ),
  'auth-callback': partOf(
    async () => (await import('./auth-callback-section')).AuthCallbackSection,
  ),
  appointment: partOf(async () => (await import('./appointment-section')).AppointmentSection),
} satisfies { [K in LiveKind]: { module?: SectionComponent<K> } };

/** Loads the code of all of them, for the build. */
export const loadLiveSections = (): Promise<unknown> =>
  Promise.all(Object.values(liveSections).map((part) => part.load()));
