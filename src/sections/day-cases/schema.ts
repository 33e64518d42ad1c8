import { z } from 'zod';
import { vignettePair } from '../../content-model/vignettes';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';
import { clockTime } from '../../content-model/times';

/** Moments of the day: a time, a trade, and what happens there. */
export const dayCases = z.strictObject({
  kind: z.literal('day-cases'),
  ...sectionHead,
  cases: z
    .array(
      z.strictObject({
        time: clockTime,
        title: plainText,
        text: richText,
        link: action,
        stage: vignettePair.optional(),
      }),
    )
    .min(1),
});
