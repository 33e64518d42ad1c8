import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';

/** The same working day without and with the assistant. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...sectionHead,
  before: plainText,
  after: plainText,
  rows: z
    .array(z.strictObject({ topic: plainText, before: plainText, after: plainText }))
    .min(2)
    .max(8),
});
