import { z } from 'zod';
import { stripeError } from './errors';

/**
 * What our Edge Function sends to `POST /v1/checkout/sessions`, by its names in Stripe's encoding: its
 * own types say what else there is. Any other name is an error: this service would not act on it.
 */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  'line_items[0][price]': z.string(),
  'line_items[0][quantity]': z.literal('1'),
  success_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
  'adaptive_pricing[enabled]': z.literal('false').optional(),
  locale: z.literal('de'),
  client_reference_id: z.string().max(200),
  customer_email: z.email().optional(),
  expires_at: z.string().regex(/^\d{1,10}$/),
  'allowed_payment_method_types[0]': z.literal('card'),
  'allowed_payment_method_types[1]': z.literal('eps'),
  'metadata[product]': z.string().max(500),
  'metadata[product_name]': z.string().max(500),
  'metadata[price]': z.string().max(500),
  'payment_intent_data[metadata][product]': z.string().max(500).optional(),
});
export type SessionParameters = z.output<typeof sessionParameters>;

/** Stripe's limits at the time of the request; a stored session may be older. */
const newSession = sessionParameters.refine(
  ({ expires_at }) => {
    const minutes = (Number(expires_at) - Date.now() / 1_000) / 60;
    return minutes >= 30 && minutes <= 24 * 60;
  },
  { path: ['expires_at'], error: 'Must be between 30 minutes and 24 hours from now' },
);

/**
 * Checks the form-encoded body.
 * @throws {HTTPException} an error of Stripe's shape about everything that is wrong
 */
export function readParameters(body: string): SessionParameters {
  const { data, error } = newSession.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (data) return data;
  throw stripeError(400, z.prettifyError(error), { param: error.issues[0]?.path.join('.') ?? '' });
}
