import Stripe from 'stripe';
import type { Check, Live } from './checks';

/** A signed event that changes nothing: it tells whether secret, function and endpoint fit. */
export const webhookCheck = ({ fetch: ask }: Live, supabase: string, secret: string): Check => ({
  what: 'Der Webhook nimmt an, was Stripe unterschreibt',
  todo: 'STRIPE_WEBHOOK_SECRET gehört zu einem anderen Endpunkt, oder im Log von stripe-webhook steht, was fehlt',
  run: async () => {
    const event = { id: 'evt_livecheck', object: 'event', type: 'ping', data: { object: {} } };
    const payload = JSON.stringify({ ...event, created: Math.floor(Date.now() / 1_000) });
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const answer = await ask(`${supabase}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    return answer.ok;
  },
});
