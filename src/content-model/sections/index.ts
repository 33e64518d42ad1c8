import { z } from 'zod';
import { unknownMember } from '../primitives';
import { dialogue, notice, portraitHero, serviceHero } from './assistant';
import { consultationForm, contactChannels, contactForm, contactIntro } from './contact';
import { cases, dialHero, latestPosts, lines, team } from './home';
import {
  authCallback,
  bookingBanner,
  bookingPlans,
  demoPicker,
  demoVideos,
  film,
  paymentSuccess,
  priceBoard,
  timetable,
  trainingHero,
  trainingOffers,
  videoPackages,
} from './product';
import {
  audience,
  cards,
  closing,
  comparison,
  dayRuler,
  faq,
  figures,
  momentHero,
  packages,
  plainHero,
  sheet,
  showcase,
  testimonials,
} from './shared';

/** Kinds of the home and industry pages; a page with only these loads no code of the others. */
const coreKinds = [
  dialHero,
  momentHero,
  plainHero,
  lines,
  team,
  cases,
  latestPosts,
  dayRuler,
  audience,
  sheet,
  cards,
  comparison,
  showcase,
  figures,
  testimonials,
  packages,
  faq,
  closing,
] as const;

/** Kinds of single page types, and the forms. */
const specialKinds = [
  contactIntro,
  contactChannels,
  contactForm,
  consultationForm,
  portraitHero,
  dialogue,
  serviceHero,
  notice,
  priceBoard,
  demoPicker,
  bookingPlans,
  film,
  videoPackages,
  demoVideos,
  trainingHero,
  trainingOffers,
  timetable,
  bookingBanner,
  paymentSuccess,
  authCallback,
] as const;

const kinds = [...coreKinds, ...specialKinds] as const;

/** Every section kind an editor may use in content/pages. */
export const section = z.discriminatedUnion('kind', kinds, {
  error: unknownMember(
    'kind',
    kinds.map((kind) => kind.shape.kind.value),
  ),
});

export type AuthoredSection = z.output<typeof section>;
export type SectionKind = AuthoredSection['kind'];

export type CoreSectionKind = z.output<(typeof coreKinds)[number]>['kind'];
export type SpecialSectionKind = Exclude<SectionKind, CoreSectionKind>;

/** Whether a page gets by with the core kinds. */
export function hasOnlyCoreSections(kinds: readonly SectionKind[]): boolean {
  const core = new Set<SectionKind>(coreKinds.map((kind) => kind.shape.kind.value));
  return kinds.every((kind) => core.has(kind));
}
