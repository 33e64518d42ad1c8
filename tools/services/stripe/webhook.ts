import { setTimeout as wait } from 'node:timers/promises';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import type { StoredSession } from './session';

/** Pauses before the second attempt and each further one, in milliseconds; Stripe itself goes on for three days. */
const pauses = [500, 1_000, 2_000, 4_000];
/** How long one attempt may take, in milliseconds. */
const attemptLimit = 10_000;

/** The one event of a paid session, as Stripe's API describes it. */
function payload({ session, event }: StoredSession, apiVersion: string): string {
  return JSON.stringify({
    id: event?.id,
    object: 'event',
    api_version: apiVersion,
    created: event?.created,
    data: { object: session },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: 'checkout.session.completed',
  });
}

/**
 * Tells the webhook of a payment, signed as Stripe signs, and again while it does not answer with 2xx.
 * @param origin of the local services
 * @param ending aborts when the services end: what is not delivered then waits for the buyer's next visit
 * @returns `first` ends with the first attempt; `delivered` says in the end whether the webhook took the event
 */
export function deliver(
  stored: StoredSession,
  origin: string,
  ending: AbortSignal,
): { first: Promise<boolean>; delivered: Promise<boolean> } {
  const again = (): Promise<boolean> => attempt(stored, origin, ending);
  const first = again();
  return { first, delivered: repeatUntilTaken(first, again, ending) };
}

async function repeatUntilTaken(
  first: Promise<boolean>,
  again: () => Promise<boolean>,
  ending: AbortSignal,
): Promise<boolean> {
  let taken = await first;
  for (const pause of pauses) {
    if (taken || ending.aborted) return taken;
    await wait(pause, undefined, { ref: false, signal: ending }).catch(() => undefined);
    if (!ending.aborted) taken = await again();
  }
  return taken;
}

async function attempt(
  stored: StoredSession,
  origin: string,
  ending: AbortSignal,
): Promise<boolean> {
  const { default: Stripe } = await import('stripe');
  const body = payload(stored, Stripe.API_VERSION);
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment(origin);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  try {
    const response = await fetch(`${origin}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
      signal: AbortSignal.any([ending, AbortSignal.timeout(attemptLimit)]),
    });
    return response.ok;
  } catch {
    return false; // hung, cut off, or the services are ending
  }
}
