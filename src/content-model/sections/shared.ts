import { z } from 'zod';
import { action, clockTime, imageFile, richText, sectionHead, text } from '../primitives';
import { stage } from '../vignettes';

/** SplitHero of an industry or product page: one moment of the day and its instrument. */
export const momentHero = z.strictObject({
  kind: z.literal('moment-hero'),
  time: clockTime,
  place: text.describe('Wo und wer, zum Beispiel „Werkstatt, Gleisdorf“'),
  heading: text,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  hint: richText.optional(),
  layout: z.enum(['beside', 'below']).default('beside'),
  stage,
});

/** Short opening of a page without instrument. */
export const plainHero = z.strictObject({
  kind: z.literal('plain-hero'),
  eyebrow: text.optional(),
  heading: text,
  lead: richText,
  actions: z.array(action).max(2).default([]),
});

/** The trade's day on a 24-hour ruler: opening hours and the moments between and after them. */
export const dayRuler = z.strictObject({
  kind: z.literal('day-ruler'),
  ...sectionHead,
  open: z
    .array(z.strictObject({ from: clockTime, to: clockTime }))
    .min(1)
    .max(3),
  openLabel: text,
  moments: z
    .array(z.strictObject({ time: clockTime, title: text, text }))
    .min(3)
    .max(7),
});

/** Customer groups. */
export const audience = z.strictObject({
  kind: z.literal('audience'),
  ...sectionHead,
  groups: z
    .array(
      z.strictObject({ title: text, text: richText, points: z.array(text).max(5).default([]) }),
    )
    .min(2)
    .max(6),
});

/** Terms and what they mean here, as a specification sheet. */
export const sheet = z.strictObject({
  kind: z.literal('fact-sheet'),
  ...sectionHead,
  rows: z
    .array(z.strictObject({ term: text, text: richText }))
    .min(2)
    .max(12),
  link: action.optional(),
});

/** Cards with a title, a sentence and an optional link. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...sectionHead,
  ground: z.enum(['plain', 'sand']).default('plain'),
  cards: z
    .array(
      z.strictObject({
        title: text,
        text: richText,
        link: action.optional(),
        sign: text.optional(),
      }),
    )
    .min(2)
    .max(6),
});

/** The same working day without and with the assistant. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...sectionHead,
  before: text,
  after: text,
  rows: z
    .array(z.strictObject({ topic: text, before: text, after: text }))
    .min(2)
    .max(8),
});

/** One or two instruments with a paragraph beside them. */
export const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...sectionHead,
  points: z.array(text).max(5).default([]),
  link: action.optional(),
  stage,
});

/** A few figures in a row. */
export const figures = z.strictObject({
  kind: z.literal('figures'),
  ...sectionHead,
  figures: z
    .array(z.strictObject({ value: text, label: text }))
    .min(2)
    .max(4),
});

/** Quotes of customers. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  ground: z.enum(['green', 'sand']).default('green'),
  ...sectionHead,
  testimonials: z.array(text).min(1).max(3).describe('ids aus content/data/testimonials.yaml'),
});

/** Package cards of one group; `features` swaps the feature lists for an industry's. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  ...sectionHead,
  packages: text.describe('Gruppe aus content/data/packages.yaml'),
  features: text.optional().describe('Gruppe aus content/data/feature-lists.yaml'),
  note: richText.optional(),
});

/** Questions with answers that open. */
export const faq = z.strictObject({
  kind: z.literal('faq'),
  ...sectionHead,
  questions: z
    .array(z.strictObject({ question: text, answer: richText }))
    .min(2)
    .max(10),
});

/** The closing call with the tower. */
export const closing = z.strictObject({
  kind: z.literal('closing'),
  heading: text,
  text: richText,
  actions: z.array(action).min(1).max(2),
});

/** Picture file with its text alternative. */
export const picture = z.strictObject({ file: imageFile, alt: text });
