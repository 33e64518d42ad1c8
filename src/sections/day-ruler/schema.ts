import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { clockTime, endsLater, endsTooEarly, hours } from '../../content-model/times';

/** The trade's day on a 24-hour ruler: opening hours and the moments between and after them. */
export const dayRuler = z.strictObject({
  kind: z.literal('day-ruler'),
  ...sectionHead,
  open: z.array(z.strictObject(hours).refine(endsLater, endsTooEarly)).min(1).max(3),
  openLabel: plainText,
  moments: z
    .array(z.strictObject({ time: clockTime, title: plainText, text: plainText }))
    .min(3)
    .max(7),
});
