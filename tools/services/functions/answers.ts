import type { Answer } from '../http/answers';
import { projectFailures } from '../supabase/answers';

/** An answer the payment page can read: the function itself allows the website's origin only. */
function functionAnswer(status: number, value: unknown): Answer {
  return {
    status,
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    headers: { 'Access-Control-Allow-Origin': '*' },
  };
}

/** How the gateway in front of all functions fails: without asking the function, so without its CORS headers. */
export const gatewayFailures = projectFailures;

/** The error modes of `stripe-checkout`. */
export const checkoutFailures: Readonly<Record<string, Answer>> = {
  ...gatewayFailures,
  'bad-request': functionAnswer(400, { error: 'unknown_price' }),
  unauthorized: functionAnswer(401, { error: 'invalid_token' }),
  'bad-gateway': functionAnswer(502, { error: 'payment_unavailable' }),
  'no-url': functionAnswer(200, {}),
  'foreign-url': functionAnswer(200, { url: 'https://checkout.stripe.com.boese.example/c/pay/x' }),
};
