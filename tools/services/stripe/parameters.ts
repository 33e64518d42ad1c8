import { z } from 'zod';
import { stripeError } from './errors';

const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const metadataValue = z.string().max(500);

/**
 * What our Edge Function sends to `POST /v1/checkout/sessions`, by its names in Stripe's encoding.
 * Any other name is an error: it may be misspelt, and this service would not act on it.
 */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment', 'subscription'], { error: 'Invalid mode' }),
  'line_items[0][price]': z.string(),
  'line_items[0][quantity]': z.literal('1', { error: 'Invalid integer' }),
  success_url: url,
  cancel_url: url,
  'adaptive_pricing[enabled]': z.literal('false', { error: 'Invalid boolean' }).optional(),
  locale: z.literal('de', { error: 'Invalid locale' }),
  client_reference_id: z.string().max(200),
  customer_email: z.email({ error: 'Invalid email address' }).optional(),
  expires_at: z.string().regex(/^\d{1,10}$/, { error: 'Invalid integer' }),
  'allowed_payment_method_types[0]': z.literal('card', { error: 'Invalid payment method' }),
  'allowed_payment_method_types[1]': z.literal('eps', { error: 'Invalid payment method' }),
  'metadata[product]': metadataValue,
  'metadata[product_name]': metadataValue,
  'metadata[price]': metadataValue,
  'payment_intent_data[metadata][product]': metadataValue.optional(),
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
 * @throws {HTTPException} Stripe's own error about the first thing that is wrong
 */
export function readParameters(body: string): SessionParameters {
  const form = new URLSearchParams(body);
  const { data, error } = newSession.safeParse(Object.fromEntries(form));
  if (data) return data;
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const param = issue.keys[0] ?? '';
    const message = `Received unknown parameter: ${param}`;
    throw stripeError(400, message, { code: 'parameter_unknown', param });
  }
  const [issue] = error.issues;
  const param = issue?.path.join('.') ?? '';
  if (form.has(param)) {
    throw stripeError(400, `${issue?.message}: ${param}`, { code: 'parameter_invalid', param });
  }
  const message = `Missing required param: ${param}.`;
  throw stripeError(400, message, { code: 'parameter_missing', param });
}
