import { z } from 'zod';
import { plainText, richText } from '../../content-model/primitives';
import { dataFile } from '../../content-model/references';

/** A closing call that leads to the external booking form. */
export const bookingBanner = z.strictObject({
  kind: z.literal('booking-banner'),
  heading: plainText,
  text: richText,
  over: z
    .strictObject({ heading: plainText, text: richText })
    .describe('Was stattdessen dasteht, wenn der Termin vorbei ist'),
  trainings: dataFile('trainings'),
  bookLabel: plainText,
});
