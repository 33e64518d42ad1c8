import { z } from 'zod';
import type { BuildTools } from '../content-model/build-tools';
import type { Resolved } from '../content-model/resolved';
import { deriveCalculator } from './calculator/derive';
import { deriveCards } from './cards/derive';
import { deriveFaq } from './faq/derive';
import { deriveHero } from './hero/derive';
import { deriveLatestPosts } from './latest-posts/derive';
import { deriveTrainingHero } from './training-hero/derive';
import { deriveTrainingOffers } from './training-offers/derive';
import { deriveDemoPicker } from './demo-picker/derive';
import { deriveDemoVideos } from './demo-videos/derive';
import { derivePackages } from './packages/derive';
import { deriveConsultationForm } from './consultation-form/derive';
import { deriveVideoPackages } from './video-packages/derive';
import { appointment } from './appointment/schema';
import { authCallback } from './auth-callback/schema';
import { calculator } from './calculator/schema';
import { cards } from './cards/schema';
import { clockHero } from './clock-hero/schema';
import { closing } from './closing/schema';
import { comparison } from './comparison/schema';
import { consultationForm } from './consultation-form/schema';
import { contactForm } from './contact-form/schema';
import { dayCases } from './day-cases/schema';
import { dayRuler } from './day-ruler/schema';
import { demoPicker } from './demo-picker/schema';
import { demoVideos } from './demo-videos/schema';
import { dialogue } from './dialogue/schema';
import { factSheet } from './fact-sheet/schema';
import { faq } from './faq/schema';
import { film } from './film/schema';
import { hero } from './hero/schema';
import { latestPosts } from './latest-posts/schema';
import { packages } from './packages/schema';
import { people } from './people/schema';
import { paymentSuccess } from './payment-success/schema';
import { priceBoard } from './price-board/schema';
import { processLines } from './process-lines/schema';
import { showcase } from './showcase/schema';
import { team } from './team/schema';
import { testimonials } from './testimonials/schema';
import { trainingHero } from './training-hero/schema';
import { trainingOffers } from './training-offers/schema';
import { videoPackages } from './video-packages/schema';

const kinds = [
  appointment,
  authCallback,
  calculator,
  cards,
  clockHero,
  closing,
  comparison,
  consultationForm,
  contactForm,
  dayCases,
  dayRuler,
  demoPicker,
  demoVideos,
  dialogue,
  factSheet,
  faq,
  film,
  hero,
  latestPosts,
  packages,
  people,
  paymentSuccess,
  priceBoard,
  processLines,
  showcase,
  team,
  testimonials,
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
  'hero',
  'clock-hero',
  'training-hero',
  'consultation-form',
  'payment-success',
  'auth-callback',
  'appointment',
] as const satisfies readonly z.output<(typeof kinds)[number]>['kind'][];

/** Declared as a method, so that each entry may name the section it expects. */
export type Derivation = { derive(section: unknown, tools: BuildTools): unknown }['derive'];

/** What the build computes for a section before its component gets it. */
export const derivations = {
  hero: deriveHero,
  cards: deriveCards,
  'latest-posts': deriveLatestPosts,
  faq: deriveFaq,
  calculator: deriveCalculator,
  'demo-picker': deriveDemoPicker,
  'training-hero': deriveTrainingHero,
  'training-offers': deriveTrainingOffers,
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
