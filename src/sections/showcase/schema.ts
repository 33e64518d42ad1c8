import { z } from 'zod';
import { vignettePair } from '../../content-model/vignettes';
import { action, plainText, sectionHead } from '../../content-model/primitives';

/** One or two instruments with a paragraph beside them. */
export const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...sectionHead,
  points: z.array(plainText).max(5).default([]),
  link: action.optional(),
  stage: vignettePair,
});
