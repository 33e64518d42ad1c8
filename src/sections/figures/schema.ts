import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';

/** A few figures in a row. */
export const figures = z.strictObject({
  kind: z.literal('figures'),
  ...sectionHead,
  figures: z
    .array(z.strictObject({ value: plainText, label: plainText }))
    .min(2)
    .max(4),
});
