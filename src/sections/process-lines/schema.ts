import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

const stop = z.strictObject({ mark: plainText, title: plainText, text: plainText.optional() });

/** Processes drawn as transit lines with stops (A, B, C). */
export const processLines = z.strictObject({
  kind: z.literal('process-lines'),
  ...sectionHead,
  lines: z
    .array(
      z.strictObject({
        sign: plainText.optional(),
        title: plainText.optional(),
        text: richText.optional(),
        link: action.optional(),
        stops: z.array(stop).min(3).max(5),
      }),
    )
    .min(1)
    .max(4),
});
