import Stripe from 'stripe';
import type { Runtime } from '../_shared/runtime.ts';
import type { Settings } from './settings.ts';

/** Stripe's API, or the place in STRIPE_API_BASE that stands in for it. */
export function stripeClient(settings: Settings, runtime: Runtime): Stripe {
  return new Stripe(settings.stripeKey, {
    httpClient: Stripe.createFetchHttpClient(runtime.fetch),
    timeout: 8_000, // milliseconds, of each attempt
    maxNetworkRetries: 2,
    telemetry: false,
    ...place(settings.stripeBase),
  });
}

function place(base: string | undefined) {
  if (base === undefined) return {};
  const { hostname, port, protocol } = new URL(base);
  if (protocol === 'https:') return { host: hostname, port, protocol: 'https' as const };
  return { host: hostname, port: port || '80', protocol: 'http' as const };
}
