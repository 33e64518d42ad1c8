import { z } from 'zod';
import { afterwards, booking } from '../../content-model/forms';
import { anchor, plainText, richText } from '../../content-model/primitives';
import { reference } from '../../content-model/references';
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
  reader: reference('people').describe('Wer die Nachricht liest: id aus content/data/people.yaml'),
  promises: z.array(plainText).max(4).default([]),
  booking: booking.optional(),
  afterwards: afterwards.optional(),
});
