import Stripe from 'stripe';
import { errorType, HttpError } from './http-error.ts';
import type { StripeWorld } from './settings.ts';

/** Stripe's API, or its replacement in STRIPE_API_BASE. */
export function stripeClient(world: StripeWorld): Stripe {
  return new Stripe(world.stripeKey, {
    httpClient: Stripe.createFetchHttpClient(world.fetch),
    timeout: 5_000, // milliseconds, of each attempt: the page gives up after 15 s
    maxNetworkRetries: 1,
    telemetry: false,
    ...place(world.stripeBase),
  });
}

/**
 * A payment page as Stripe knows it.
 * @returns nothing when it is unknown there, as after a change from test to live keys
 * @throws {HttpError} 502 when Stripe does not say
 */
export function findSession(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Checkout.Session | undefined> {
  return stripe.checkout.sessions
    .retrieve(id)
    .catch((error: unknown) => (isRefused(error, 404) ? undefined : refuse(error, id)));
}

/** Whether Stripe has answered with one of these statuses. */
export function isRefused(error: unknown, ...statuses: number[]): boolean {
  const { StripeInvalidRequestError } = Stripe.errors;
  return error instanceof StripeInvalidRequestError && statuses.includes(error.statusCode ?? 0);
}

/** @throws {HttpError} 502, with what may be said about a failure of Stripe's API */
export function refuse(error: unknown, session?: string): never {
  const details =
    error instanceof Stripe.errors.StripeError
      ? { type: error.type, requestId: error.requestId }
      : { type: errorType(error) };
  throw new HttpError(502, 'payment_unavailable', { ...details, session });
}

function place(base: string | undefined) {
  if (base === undefined) return {};
  const { hostname, port, protocol } = new URL(base);
  if (protocol === 'https:') return { host: hostname, port, protocol: 'https' as const };
  return { host: hostname, port: port || '80', protocol: 'http' as const };
}
