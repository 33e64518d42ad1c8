import { z } from 'zod';
import { afterwards } from '../../content-model/afterwards';
import { anchor, plainText, richText } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** The consultation form; it opens its page. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form'),
  eyebrow: plainText,
  heading: plainText,
  lead: richText,
  anchor,
  industries: dataFile('industries'),
  packages: dataFile('packages'),
  plans: dataFile('booking-plans'),
  promises: z.array(plainText).max(4).default([]),
  afterwards: afterwards.optional(),
});
