import { randomBytes } from 'node:crypto';
import type { Answer } from '../http/answers';

const json = 'application/json; charset=utf-8';

/** What stands in Stripe's error object besides the message. */
interface ErrorDetails {
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
}

/** An error as Stripe sends it: `{"error": {"type", "code", "param", "message"}}`. */
export function stripeError(status: number, message: string, details: ErrorDetails = {}): Answer {
  const error = { type: 'invalid_request_error', ...details, message };
  return stripeAnswer(status, { error });
}

/** An answer of Stripe's API, with the number its support asks for. */
export function stripeAnswer(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    body: `${JSON.stringify(value, null, 2)}\n`,
    contentType: json,
    headers: { 'Request-Id': `req_${randomBytes(7).toString('hex')}`, ...headers },
  };
}

/** The error modes of the fault switch. The secret in the text must never reach a visitor. */
export const failures: Readonly<Record<string, Answer>> = {
  'bad-request': stripeError(400, "No such price: 'price_geheim'", {
    code: 'resource_missing',
    param: 'line_items[0][price]',
  }),
  unauthorized: stripeError(401, 'Invalid API Key provided: sk_test_geheim'),
  'too-many-requests': stripeError(429, 'Request rate limit exceeded', { code: 'rate_limit' }),
  'server-error': stripeError(500, 'Internal error with sk_test_geheim', { type: 'api_error' }),
  unavailable: { status: 503, body: '<html><body>503 sk_test_geheim</body></html>' },
  'no-url': stripeAnswer(200, {
    id: 'cs_test_ohne_adresse',
    object: 'checkout.session',
    url: null,
  }),
  'foreign-url': stripeAnswer(200, {
    id: 'cs_test_fremde_adresse',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com.boese.example/c/pay/cs_test',
  }),
};
