import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';

/** Payment success: thanks, what happens next, and the order number if the address brings one. */
export const paymentSuccess = z.strictObject({
  kind: z.literal('payment-success'),
  heading: headline,
  lead: richText,
  steps: z
    .array(z.strictObject({ title: plainText, text: plainText }))
    .min(2)
    .max(4),
  orderNumberLabel: plainText,
  actions: z.array(action).length(2),
});
