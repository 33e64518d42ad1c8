import { z } from 'zod';
import { seo } from './primitives';
import { section } from './sections';

/** One file of content/pages: head data and ordered sections; the file path is the route. */
export const page = z.strictObject({
  seo,
  reveal: z
    .enum(['offset', 'visibility'])
    .default('offset')
    .describe(
      'offset: 120 px vor dem unteren Rand; visibility: zu 10 Prozent sichtbar (Seiten mit Bezahlung)',
    ),
  contactBand: z
    .boolean()
    .default(true)
    .describe('Kontaktband vor der Fußzeile (nicht auf Formularseiten)'),
  sections: z.array(section).min(1),
});
export type AuthoredPage = z.output<typeof page>;

/** Frontmatter of content/blog/<slug>/index.mdx. */
export const postFrontmatter = z.strictObject({
  title: z
    .string()
    .min(50)
    .max(70)
    .describe('Auch die Beschreibung für Suchmaschinen, daher mindestens 50 Zeichen'),
  excerpt: z.string().min(50).max(160),
  date: z.iso.date({ error: 'muss ein Datum wie 2025-10-02 sein' }),
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
