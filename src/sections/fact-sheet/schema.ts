import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

/** Terms and what they mean here, as a specification sheet. */
export const factSheet = z.strictObject({
  kind: z.literal('fact-sheet'),
  ...sectionHead,
  rows: z
    .array(z.strictObject({ term: plainText, text: richText }))
    .min(2)
    .max(12),
  link: action.optional(),
});
