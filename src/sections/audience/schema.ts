import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';

/** Customer groups. */
export const audience = z.strictObject({
  kind: z.literal('audience'),
  ...sectionHead,
  groups: z
    .array(
      z.strictObject({
        title: plainText,
        text: richText,
        points: z.array(plainText).max(5).default([]),
      }),
    )
    .min(2)
    .max(6),
});
