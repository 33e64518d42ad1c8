import { partOf } from '../lib/part-of';
import type { LiveKind } from '../sections/catalogue';
import type { SectionComponent } from './section-component';

/**
 * Sections that do something in the browser. The code of each comes with the pages that have it, and by its
 * name gatsby-plugin-lean-pages knows which rules it may use.
 */
export const liveSections = {
  'clock-hero': partOf(
    async () =>
      (await import(/* webpackChunkName: "clock-hero" */ '../sections/clock-hero/clock-hero'))
        .ClockHero,
  ),
  team: partOf(
    async () => (await import(/* webpackChunkName: "team" */ '../sections/team/team')).Team,
  ),
  film: partOf(
    async () => (await import(/* webpackChunkName: "film" */ '../sections/film/film')).Film,
  ),
  'training-hero': partOf(
    async () =>
      (
        await import(
          /* webpackChunkName: "training-hero" */ '../sections/training-hero/training-hero'
        )
      ).TrainingHero,
  ),
  'training-offers': partOf(
    async () =>
      (
        await import(
          /* webpackChunkName: "training-offers" */ '../sections/training-offers/training-offers'
        )
      ).TrainingOffers,
  ),
  calculator: partOf(
    async () =>
      (await import(/* webpackChunkName: "calculator" */ '../sections/calculator/calculator'))
        .Calculator,
  ),
  'video-packages': partOf(
    async () =>
      (await import(/* webpackChunkName: "video-packages" */ './paid-video-packages'))
        .PaidVideoPackages,
  ),
  'demo-videos': partOf(
    async () =>
      (await import(/* webpackChunkName: "demo-videos" */ './demo-videos-section'))
        .DemoVideosSection,
  ),
  'contact-form': partOf(
    async () =>
      (await import(/* webpackChunkName: "contact-form" */ './contact-form-section'))
        .ContactFormSection,
  ),
  'consultation-form': partOf(
    async () =>
      (await import(/* webpackChunkName: "consultation-form" */ './consultation-form-section'))
        .ConsultationFormSection,
  ),
  'payment-success': partOf(
    async () =>
      (await import(/* webpackChunkName: "payment-success" */ './payment-success-section'))
        .PaymentSuccessSection,
  ),
  'auth-callback': partOf(
    async () =>
      (await import(/* webpackChunkName: "auth-callback" */ './auth-callback-section'))
        .AuthCallbackSection,
  ),
  appointment: partOf(
    async () =>
      (await import(/* webpackChunkName: "appointment" */ './appointment-section'))
        .AppointmentSection,
  ),
} satisfies { [K in LiveKind]: { module?: SectionComponent<K> } };

/** Loads the code of all of them, for the build. */
export const loadLiveSections = (): Promise<unknown> =>
  Promise.all(Object.values(liveSections).map((part) => part.load()));
