import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

/** Cards with a sentence and perhaps a sign, a title and a link. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...sectionHead,
  ground: z.enum(['plain', 'sand']).default('plain'),
  look: z
    .enum(['panels', 'columns'])
    .default('panels')
    .describe('In Kästchen, oder als Spalten unter einem Strich'),
  cards: z
    .array(
      z.strictObject({
        sign: plainText.optional().describe('Groß darüber, etwa „24/7“'),
        title: plainText.optional(),
        text: richText.describe('{telefon} setzt eine Angabe aus site.yaml ein'),
        link: action.optional(),
      }),
    )
    .min(2)
    .max(6),
});
