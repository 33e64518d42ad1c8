import { z } from 'zod';
import { action, plainText, richText } from '../../content-model/primitives';

/** Opening of a service page: a specification sheet beside the words. */
export const serviceHero = z.strictObject({
  kind: z.literal('service-hero'),
  badge: plainText,
  heading: plainText,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  sheetTitle: plainText,
  sheet: z
    .array(z.strictObject({ term: plainText, text: plainText }))
    .min(3)
    .max(8),
});
