import { z } from 'zod';
import { costFields } from '../../content-model/costs';
import { vignettePair } from '../../content-model/vignettes';
import { action, headline, plainText, richText } from '../../content-model/primitives';
import { clockTime } from '../../content-model/times';

/** Opening of an industry or product page: one moment of the day and its instrument. */
export const momentHero = z.strictObject({
  kind: z.literal('moment-hero'),
  time: clockTime,
  place: plainText.describe('Wo und wer, zum Beispiel „Werkstatt, Gleisdorf“'),
  heading: headline,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  ...costFields,
  hint: richText.optional(),
  layout: z.enum(['beside', 'below']).default('beside'),
  stage: vignettePair,
});
