import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';

/** Short opening of a page without instrument. */
export const plainHero = z.strictObject({
  kind: z.literal('plain-hero'),
  eyebrow: plainText.optional(),
  heading: headline,
  lead: richText,
  actions: z.array(action).max(2).default([]),
});
