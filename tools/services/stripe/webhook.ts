import { setTimeout as wait } from 'node:timers/promises';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import { newId, unixTime } from './payments';

/** Pauses before each further attempt; Stripe itself goes on for three days. */
const pausesMs = [500, 1_000, 2_000, 4_000];

/**
 * Notifies the webhook of an event, signed as Stripe signs. Resolves after the first attempt; retries
 * follow in the background until the webhook answers with 2xx.
 * @param origin of the local services
 */
export async function notifyWebhook(type: string, object: object, origin: string): Promise<void> {
  const { default: Stripe } = await import('stripe');
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment(origin);
  const event = { id: newId('evt'), object: 'event', created: unixTime(), type, data: { object } };
  const payload = JSON.stringify({ ...event, api_version: Stripe.API_VERSION, livemode: false });
  const attempt = async (): Promise<boolean> => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { ok } = await fetch(`${origin}/functions/v1/stripe-webhook`, {
      ...{ method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) },
    }).catch(() => ({ ok: false }));
    return ok;
  };
  const repeat = async (): Promise<void> => {
    for (const pause of pausesMs) {
      await wait(pause, undefined, { ref: false });
      if (await attempt()) return;
    }
    console.warn(`Zahlungen: Der Webhook hat ${event.id} nicht angenommen.`);
  };
  if (!(await attempt())) void repeat();
}
