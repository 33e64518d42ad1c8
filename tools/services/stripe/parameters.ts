import { z } from 'zod';
import { stripeError } from './errors';

const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

/**
 * What our Edge Function sends to `POST /v1/checkout/sessions`, by its names in Stripe's encoding. Any
 * other name is an error: it may be misspelt, and this service would not act on it.
 */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment', 'subscription'], { error: 'Invalid mode' }),
  'line_items[0][price]': z.string(),
  'line_items[0][quantity]': z.literal('1', { error: 'Invalid integer' }),
  success_url: url,
  cancel_url: url,
  locale: z.literal('de', { error: 'Invalid locale' }),
  client_reference_id: z.string().max(200),
  customer_email: z.email({ error: 'Invalid email address' }).optional(),
  'metadata[product]': z.string().max(500),
});
export type SessionParameters = z.output<typeof sessionParameters>;

/**
 * Checks the form-encoded body.
 * @throws {HTTPException} Stripe's own error about the first thing that is wrong
 */
export function readParameters(body: string): SessionParameters {
  const form = new URLSearchParams(body);
  const { data, error } = sessionParameters.safeParse(Object.fromEntries(form));
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
