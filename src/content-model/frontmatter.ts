import { z } from 'zod';
import { slug } from './primitives';

/** Frontmatter of content/blog/<slug>/index.mdx. */
export const postFrontmatter = z.strictObject({
  title: z
    .string()
    .min(50)
    .max(70)
    .describe('Auch die Beschreibung für Suchmaschinen, daher mindestens 50 Zeichen'),
  excerpt: z.string().min(50).max(160),
  description: z
    .string()
    .min(50)
    .max(160)
    .optional()
    .describe('Beschreibung für Suchmaschinen; ohne sie ist es der Titel'),
  date: z.iso.date({ error: 'muss ein Datum wie 2025-10-02 sein' }),
  updated: z.iso
    .date({ error: 'muss ein Datum wie 2025-10-02 sein' })
    .optional()
    .describe('Wann der Beitrag zuletzt geprüft wurde; steht als „Stand“ dabei'),
  author: slug.describe('id aus content/data/authors.yaml'),
  category: z.literal('KI & Digitalisierung'),
  cover: z.string().regex(/^\.\/[a-z0-9-]+\.png$/, {
    error: 'muss ein PNG neben dem Beitrag sein, etwa ./cover.png',
  }),
  coverAlt: z.string().min(5),
});
export type PostFrontmatter = z.output<typeof postFrontmatter>;

/** Frontmatter of content/legal/*.mdx. */
export const legalFrontmatter = z.strictObject({
  title: z.string().min(3),
  seoTitle: z.string().min(10).max(70),
  description: z.string().min(50).max(160),
  updated: z
    .string()
    .regex(
      /^(Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}$/,
      {
        error: 'muss Monat und Jahr sein, etwa März 2024',
      },
    ),
});
export type LegalFrontmatter = z.output<typeof legalFrontmatter>;
