import { setTimeout as wait } from 'node:timers/promises';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import type { StripeEvent } from './events';

/** Pauses before each further attempt; Stripe itself goes on for three days. */
const pausesMs = [500, 1_000, 2_000, 4_000];
/** Of one attempt. */
const timeoutMs = 10_000;

/**
 * Notifies the webhook of an event, signed as Stripe signs. Resolves after the first attempt; retries
 * follow in the background until the webhook answers with 2xx.
 * @param origin of the local services
 * @param ending aborts when the services end
 * @param onTaken called once the webhook has accepted the event
 */
export async function notifyWebhook(
  event: StripeEvent,
  origin: string,
  ending: AbortSignal,
  onTaken?: () => void,
): Promise<void> {
  const notify = async (): Promise<boolean> => {
    const taken = await attempt(event, origin, ending);
    if (taken) onTaken?.();
    return taken;
  };
  const repeat = async (): Promise<void> => {
    for (const pause of pausesMs) {
      await wait(pause, undefined, { ref: false, signal: ending }).catch(() => undefined);
      if (ending.aborted || (await notify())) return;
    }
    console.warn(`Zahlungen: Der Webhook hat ${event.id} nicht angenommen.`);
  };
  if (!(await notify())) void repeat();
}

async function attempt(
  { object, ...event }: StripeEvent,
  origin: string,
  ending: AbortSignal,
): Promise<boolean> {
  const { default: Stripe } = await import('stripe');
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment(origin);
  const body = JSON.stringify({
    ...event,
    object: 'event',
    api_version: Stripe.API_VERSION,
    data: { object },
    livemode: false,
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  try {
    const response = await fetch(`${origin}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
      signal: AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]),
    });
    return response.ok;
  } catch {
    return false; // hung, cut off, or the services are ending
  }
}
