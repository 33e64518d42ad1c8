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

const kinds = [
  appointment,
  audience,
  authCallback,
  bookingBanner,
  bookingPlans,
  calculator,
  cards,
  clockHero,
  closing,
  comparison,
  consultationForm,
  contactChannels,
  contactForm,
  contactIntro,
  dayCases,
  dayRuler,
  demoPicker,
  demoVideos,
  dialogue,
  factSheet,
  faq,
  figures,
  film,
  latestPosts,
  momentHero,
  packages,
  people,
  paymentSuccess,
  plainHero,
  portraitHero,
  priceBoard,
  processLines,
  serviceHero,
  showcase,
  team,
  testimonials,
  timetable,
  trainingHero,
  trainingOffers,
  videoPackages,
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

type Derivations = typeof derivations;
/** A section as its component receives it. */
export type SectionOf<K extends SectionKind> = K extends keyof Derivations
  ? Awaited<ReturnType<Derivations[K]>>
  : Resolved<Extract<AuthoredSection, { kind: K }>>;
