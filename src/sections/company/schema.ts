import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

/** Who is liable, as the registers have it, and where that is. */
export const company = z.strictObject({
  kind: z.literal('company'),
  ...sectionHead,
  rows: z
    .array(
      z.strictObject({
        term: plainText,
        fields: z
          .array(z.string())
          .min(1)
          .describe('Angaben aus content/data/site.yaml, Abschnitt owner, in dieser Reihenfolge'),
      }),
    )
    .min(2)
    .max(8),
  link: action.optional(),
  alt: plainText.describe('Was die Zeichnung der Stadt zeigt'),
  note: richText.optional(),
});
