import { z } from 'zod';
import { plainText, richText } from '../../content-model/primitives';
import { dataField } from '../../content-model/references';

/** A closing call that leads to the external booking form. */
export const bookingBanner = z.strictObject({
  kind: z.literal('booking-banner'),
  heading: plainText,
  text: richText,
  firstDate: dataField('trainings', 'firstDate'),
  bookLabel: plainText,
});
