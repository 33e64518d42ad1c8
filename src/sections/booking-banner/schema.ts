import { z } from 'zod';
import { headline, plainText, richText } from '../../content-model/primitives';
import { dataField } from '../../content-model/references';

/** A closing call that leads to the external booking form. */
export const bookingBanner = z.strictObject({
  kind: z.literal('booking-banner'),
  heading: headline,
  text: richText,
  firstDate: dataField('trainings', 'firstDate'),
  bookLabel: plainText,
});
