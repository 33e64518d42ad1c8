import { z } from 'zod';
import { sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/**
 * Plans of the booking app with old and new price; entries come from
 * content/data/booking-plans.yaml.
 */
export const bookingPlans = z.strictObject({
  kind: z.literal('booking-plans'),
  ...sectionHead,
  offer: dataFile('booking-plans'),
});
