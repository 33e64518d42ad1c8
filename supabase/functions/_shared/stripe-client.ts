import Stripe from 'stripe';
import { errorType, HttpError } from './http.ts';
import type { StripeEnv } from './env.ts';

/** Stripe's API, or its replacement in STRIPE_API_BASE. */
export function stripeClient({ stripeKey, stripeBase, fetch }: StripeEnv): Stripe {
  const base = stripeBase === undefined ? undefined : new URL(stripeBase);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(stripeKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: 5_000, // milliseconds, of each attempt: the page gives up after 15 s
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      protocol,
      host: base.hostname,
      port: base.port || (protocol === 'http' ? 80 : 443),
    }),
  });
}

/** @throws {HttpError} 502, with what may be said about a failure of Stripe's API */
export function refuse(error: unknown, session?: string): never {
  const details =
    error instanceof Stripe.errors.StripeError
      ? { type: error.type, requestId: error.requestId }
      : { type: errorType(error) };
  throw new HttpError(502, 'payment_unavailable', { ...details, session });
}
