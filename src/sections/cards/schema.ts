import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

/** Cards with a title, a sentence and an optional link. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...sectionHead,
  ground: z.enum(['plain', 'sand']).default('plain'),
  cards: z
    .array(
      z.strictObject({
        title: plainText,
        text: richText,
        link: action.optional(),
        sign: plainText.optional(),
      }),
    )
    .min(2)
    .max(6),
});
