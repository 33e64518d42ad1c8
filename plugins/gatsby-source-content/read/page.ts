import { z } from 'zod';
import { seo } from '../../../src/content-model/primitives';
import { section } from '../../../src/sections/catalogue';

/** One file of content/pages: head data and ordered sections; the file path is the route. */
export const page = z.strictObject({
  seo,
  reveal: z
    .enum(['offset', 'visibility'])
    .default('offset')
    .describe(
      'Wann Abschnitte erscheinen: offset 120 px vor dem unteren Rand; visibility zu 10 Prozent sichtbar (Seiten mit Bezahlung)',
    ),
  contactBand: z
    .boolean()
    .default(true)
    .describe('Kontaktband vor der Fußzeile (nicht auf Formularseiten)'),
  callBar: z
    .boolean()
    .default(true)
    .describe('Leiste zum Anrufen am Handy (nicht, wo sie über einem Formular läge)'),
  indexed: z
    .boolean()
    .default(true)
    .describe(
      'In Suchmaschinen: bei false zeigen sie die Seite nicht, und die Sitemap nennt sie nicht',
    ),
  sections: z.array(section).min(1),
});
export type AuthoredPage = z.output<typeof page>;
