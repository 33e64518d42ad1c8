import { z } from 'zod';
import { monthNames } from './calendar';
import { isoDate } from './days';
import { unmarked } from './primitives';

const coverError =
  'muss ein Bild neben dem Beitrag sein, etwa ./cover.jpg; erlaubt: .png, .jpg, .webp, .avif';

/** Frontmatter of content/blog/<slug>/index.mdx. */
export const postFrontmatter = z.strictObject({
  title: unmarked.max(150).describe('Titel des Beitrags'),
  excerpt: unmarked.min(20).max(300).describe('Worum es geht, für die Übersicht'),
  description: unmarked
    .min(20)
    .max(300)
    .optional()
    .describe('Beschreibung für Suchmaschinen; ohne sie ist es der Titel'),
  date: isoDate('2025-10-02').describe('Wann der Beitrag erscheint'),
  draft: z
    .boolean()
    .optional()
    .describe('true: nur in der Vorschau; auch ein Datum in der Zukunft hält den Beitrag zurück'),
  updated: isoDate('2025-10-02')
    .optional()
    .describe('Wann der Beitrag zuletzt geprüft wurde; steht als „Stand“ dabei'),
  // The content check verifies that the author exists, and names those that do.
  author: z
    .string()
    .trim()
    .min(1)
    .describe('Wer schreibt: id aus content/data/people.yaml')
    .meta({ choices: 'people' }),
  category: unmarked.describe('Thema, über dem Titel'),
  cover: z
    .string({ error: coverError })
    .regex(/^\.\/[a-z0-9-]+\.(png|jpe?g|webp|avif)$/, { error: coverError })
    .describe('Titelbild neben dem Beitrag, mindestens 1200 Pixel breit')
    .meta({ picture: 'beside' }),
  coverAlt: unmarked.min(5).describe('Was auf dem Titelbild zu sehen ist'),
});
export type PostFrontmatter = z.output<typeof postFrontmatter>;

/** As queries answer it: what is absent is null. */
export type Answered<T> = {
  [K in keyof T]-?: undefined extends T[K] ? NonNullable<T[K]> | null : T[K];
};

/** Frontmatter of content/legal/*.mdx. */
export const legalFrontmatter = z.strictObject({
  title: unmarked.min(3),
  seoTitle: unmarked.min(10).max(70).describe('Titel in Suchergebnissen'),
  description: unmarked.min(50).max(160),
  updated: z
    .string()
    .regex(new RegExp(String.raw`^(${monthNames.join('|')}) \d{4}$`), {
      error: 'muss Monat und Jahr sein, etwa März 2024',
    })
    .describe('Stand, Monat und Jahr'),
});
export type LegalFrontmatter = z.output<typeof legalFrontmatter>;
