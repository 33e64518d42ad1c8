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

/** Kinds of the assistants' pages. */
const assistantKinds = [portraitHero, dialogue] as const;

/** Kinds of the product and training pages: their instruments. */
const productKinds = [
  priceBoard,
  demoPicker,
  bookingPlans,
  film,
  trainingHero,
  trainingOffers,
  timetable,
  bookingBanner,
] as const;

/** Kinds of the service pages, of the forms, and of buying. */
const serviceKinds = [
  serviceHero,
  notice,
  videoPackages,
  demoVideos,
  contactIntro,
  contactChannels,
  contactForm,
  consultationForm,
  paymentSuccess,
  authCallback,
] as const;

const kinds = [...coreKinds, ...assistantKinds, ...productKinds, ...serviceKinds] as const;

/** Every section kind an editor may use in content/pages. */
export const section = z.discriminatedUnion('kind', kinds, {
  error: unknownMember(
    'kind',
    kinds.map((kind) => kind.shape.kind.value),
  ),
});

export type AuthoredSection = z.output<typeof section>;
export type SectionKind = AuthoredSection['kind'];

type KindOf<Kinds extends readonly { shape: { kind: z.ZodLiteral } }[]> = z.output<
  Kinds[number]['shape']['kind']
>;
export type CoreSectionKind = KindOf<typeof coreKinds>;
export type AssistantSectionKind = KindOf<typeof assistantKinds>;
export type ProductSectionKind = KindOf<typeof productKinds>;
export type ServiceSectionKind = KindOf<typeof serviceKinds>;

const families = {
  'landing-page': coreKinds,
  'assistant-page': assistantKinds,
  'product-page': productKinds,
  'service-page': serviceKinds,
};

/** A template of src/templates: each can draw the core kinds and one family more, `mixed-page` all of them. */
export type PageTemplate = keyof typeof families | 'mixed-page';

/** The template that draws a page with the least code for kinds it does not use. */
export function templateFor(used: readonly SectionKind[]): PageTemplate {
  const canDraw = (template: keyof typeof families): boolean => {
    const known = new Set<SectionKind>(
      [...coreKinds, ...families[template]].map(({ shape }) => shape.kind.value),
    );
    return used.every((kind) => known.has(kind));
  };
  const all = ['landing-page', 'assistant-page', 'product-page', 'service-page'] as const;
  return all.find(canDraw) ?? 'mixed-page';
}
