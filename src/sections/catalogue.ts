import { z } from 'zod';
import type { BuildTools } from '../content-model/build-tools';
import type { Resolved } from '../content-model/resolved';
import { deriveCalculator } from './calculator/derive';
import { deriveFaq } from './faq/derive';
import { deriveMomentHero } from './moment-hero/derive';
import { derivePortraitHero } from './portrait-hero/derive';
import { deriveLatestPosts } from './latest-posts/derive';
import { deriveBookingBanner } from './booking-banner/derive';
import { deriveTrainingHero } from './training-hero/derive';
import { deriveTrainingOffers } from './training-offers/derive';
import { deriveDemoPicker } from './demo-picker/derive';
import { deriveDemoVideos } from './demo-videos/derive';
import { derivePackages } from './packages/derive';
import { deriveConsultationForm } from './consultation-form/derive';
import { deriveVideoPackages } from './video-packages/derive';
import { alternatives } from './alternatives/schema';
import { appointment } from './appointment/schema';
import { audience } from './audience/schema';
import { authCallback } from './auth-callback/schema';
import { bookingBanner } from './booking-banner/schema';
import { bookingPlans } from './booking-plans/schema';
import { calculator } from './calculator/schema';
import { cards } from './cards/schema';
import { clockHero } from './clock-hero/schema';
import { closing } from './closing/schema';
import { comparison } from './comparison/schema';
import { consultationForm } from './consultation-form/schema';
import { contactChannels } from './contact-channels/schema';
import { contactForm } from './contact-form/schema';
import { contactIntro } from './contact-intro/schema';
import { dayCases } from './day-cases/schema';
import { dayRuler } from './day-ruler/schema';
import { demoPicker } from './demo-picker/schema';
import { demoVideos } from './demo-videos/schema';
import { dialogue } from './dialogue/schema';
import { factSheet } from './fact-sheet/schema';
import { faq } from './faq/schema';
import { figures } from './figures/schema';
import { film } from './film/schema';
import { latestPosts } from './latest-posts/schema';
import { momentHero } from './moment-hero/schema';
import { notice } from './notice/schema';
import { packages } from './packages/schema';
import { people } from './people/schema';
import { paymentSuccess } from './payment-success/schema';
import { plainHero } from './plain-hero/schema';
import { portraitHero } from './portrait-hero/schema';
import { priceBoard } from './price-board/schema';
import { processLines } from './process-lines/schema';
import { serviceHero } from './service-hero/schema';
import { showcase } from './showcase/schema';
import { team } from './team/schema';
import { testimonials } from './testimonials/schema';
import { timetable } from './timetable/schema';
import { trainingHero } from './training-hero/schema';
import { trainingOffers } from './training-offers/schema';
import { videoPackages } from './video-packages/schema';
import { company } from './company/schema';

/** Kinds of every page, which the build alone draws. */
export const coreKinds = [
  momentHero,
  plainHero,
  processLines,
  dayCases,
  latestPosts,
  dayRuler,
  audience,
  priceBoard,
  factSheet,
  cards,
  comparison,
  alternatives,
  showcase,
  figures,
  testimonials,
  packages,
  people,
  faq,
  company,
  closing,
] as const;

/** What home and industry pages need besides. */
export const homeKinds = [clockHero, team] as const;

/** What assistant, product and training pages need besides. */
export const productKinds = [
  portraitHero,
  dialogue,
  demoPicker,
  bookingPlans,
  film,
  trainingHero,
  trainingOffers,
  timetable,
  bookingBanner,
] as const;

/** What service pages need besides. */
export const serviceKinds = [serviceHero, notice] as const;

/** What a service page needs besides when something can be bought on it. */
export const orderKinds = [videoPackages, demoVideos] as const;

/** What the pages of an order and of the account need besides. */
export const accountKinds = [paymentSuccess, authCallback, appointment] as const;

/** What pages with a calculator need besides. */
export const calculatorKinds = [calculator] as const;

/** What pages with forms need besides. */
export const formKinds = [contactIntro, contactChannels, contactForm, consultationForm] as const;

const kinds = [
  ...coreKinds,
  ...homeKinds,
  ...productKinds,
  ...serviceKinds,
  ...orderKinds,
  ...accountKinds,
  ...calculatorKinds,
  ...formKinds,
] as const;

/**
 * Kinds that do something in the browser. The build alone draws all others: see
 * docs/architecture.md.
 */
export const liveKinds = [
  'clock-hero',
  'team',
  'film',
  'training-hero',
  'training-offers',
  'booking-banner',
  'calculator',
  'service-hero',
  'video-packages',
  'demo-videos',
  'contact-form',
  'consultation-form',
  'payment-success',
  'auth-callback',
  'appointment',
] as const satisfies readonly z.output<(typeof kinds)[number]>['kind'][];
export type LiveKind = (typeof liveKinds)[number];

/** Kinds that carry the main heading of their page and open it. */
export const openingKinds = [
  'clock-hero',
  'moment-hero',
  'plain-hero',
  'portrait-hero',
  'service-hero',
  'training-hero',
  'contact-intro',
  'consultation-form',
  'payment-success',
  'auth-callback',
  'appointment',
] as const satisfies readonly z.output<(typeof kinds)[number]>['kind'][];

/** Declared as a method, so that each entry may name the section it expects. */
export type Derivation = { derive(section: unknown, tools: BuildTools): unknown }['derive'];

/** What the build computes for a section before its component gets it. */
export const derivations = {
  'moment-hero': deriveMomentHero,
  'portrait-hero': derivePortraitHero,
  'latest-posts': deriveLatestPosts,
  faq: deriveFaq,
  calculator: deriveCalculator,
  'demo-picker': deriveDemoPicker,
  'training-hero': deriveTrainingHero,
  'training-offers': deriveTrainingOffers,
  'booking-banner': deriveBookingBanner,
  'demo-videos': deriveDemoVideos,
  'consultation-form': deriveConsultationForm,
  packages: derivePackages,
  'video-packages': deriveVideoPackages,
} satisfies Record<string, Derivation>;

/** Every section kind an editor may use in content/pages. */
export const section = z.discriminatedUnion('kind', kinds);
export type AuthoredSection = z.output<typeof section>;
export type SectionKind = AuthoredSection['kind'];
export type CoreKind = z.output<(typeof coreKinds)[number]>['kind'];
export type HomeKind = CoreKind | z.output<(typeof homeKinds)[number]>['kind'];
export type ProductKind = CoreKind | z.output<(typeof productKinds)[number]>['kind'];
export type ServiceKind = CoreKind | z.output<(typeof serviceKinds)[number]>['kind'];
export type OrderKind = ServiceKind | z.output<(typeof orderKinds)[number]>['kind'];
export type AccountKind = CoreKind | z.output<(typeof accountKinds)[number]>['kind'];
export type CalculatorKind = CoreKind | z.output<(typeof calculatorKinds)[number]>['kind'];
export type FormKind = CoreKind | z.output<(typeof formKinds)[number]>['kind'];

type Derivations = typeof derivations;
/** A section as its component receives it. */
export type SectionOf<K extends SectionKind> = K extends keyof Derivations
  ? Awaited<ReturnType<Derivations[K]>>
  : Resolved<Extract<AuthoredSection, { kind: K }>>;
