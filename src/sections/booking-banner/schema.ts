import { z } from 'zod';
import { headline, plainText, richText } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** A closing call that leads to the external booking form. */
export const bookingBanner = z.strictObject({
  kind: z.literal('booking-banner'),
  heading: headline,
  text: richText,
  over: z
    .strictObject({ heading: headline, text: richText })
    .describe('Was stattdessen dasteht, wenn der Termin vorbei ist'),
  trainings: dataFile('trainings'),
  bookLabel: plainText,
});
