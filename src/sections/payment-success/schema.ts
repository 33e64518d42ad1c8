import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';

const page = z.strictObject({ heading: headline, lead: richText });

/**
 * Payment success: thanks, what happens next, and what has become of the order whose number the
 * address brings.
 */
export const paymentSuccess = z.strictObject({
  kind: z.literal('payment-success'),
  heading: headline,
  lead: richText.describe('Steht da, solange nicht bekannt ist, ob bezahlt wurde'),
  states: z.strictObject({
    paid: richText.describe('Statt „lead“, sobald feststeht, dass bezahlt wurde'),
    open: page.describe('Die Zahlung ist noch nicht bestätigt'),
    unknown: page.describe('Zu dieser Nummer gibt es keine Bestellung, oder keine mehr'),
  }),
  steps: z
    .array(z.strictObject({ title: plainText, text: plainText }))
    .min(2)
    .max(4),
  orderNumberLabel: plainText,
  actions: z.array(action).length(2),
});
