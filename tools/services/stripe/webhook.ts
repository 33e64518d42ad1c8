import { localFunctionEnvironment } from '../../local-environment.mjs';
import { newId, unixTime } from './payments';

/**
 * Notifies the webhook of an event, signed as Stripe signs. Stripe would repeat it for three days; here
 * what it refuses waits for scheduled-tasks.
 * @param origin of the local services
 */
export async function notifyWebhook(type: string, object: object, origin: string): Promise<void> {
  const { default: Stripe } = await import('stripe');
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment(origin);
  const event = { id: newId('evt'), object: 'event', created: unixTime(), type, data: { object } };
  const payload = JSON.stringify({ ...event, api_version: Stripe.API_VERSION, livemode: false });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  const answer = await fetch(`${origin}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
  if (!answer.ok) console.warn(`Der Webhook hat ${event.id} nicht angenommen.`);
}
