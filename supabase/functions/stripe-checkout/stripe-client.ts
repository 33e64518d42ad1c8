import Stripe from 'stripe';
import type { Runtime } from '../_shared/runtime.ts';
import type { Settings } from './settings.ts';

/** Stripe's API, or its replacement in STRIPE_API_BASE. */
export function stripeClient(settings: Settings, runtime: Runtime): Stripe {
  return new Stripe(settings.stripeKey, {
    httpClient: Stripe.createFetchHttpClient(runtime.fetch),
    timeout: 5_000, // milliseconds, of each attempt: the page gives up after 15 s
    maxNetworkRetries: 1,
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
