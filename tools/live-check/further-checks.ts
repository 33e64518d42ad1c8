import { randomUUID } from 'node:crypto';
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

/** A real request, marked as a test: on demand only, as it makes a row and a mail. */
export const formCheck = ({ site, fetch: ask }: Live, supabase: string): Check => ({
  what: 'Eine Probe-Anfrage wird angenommen; sehen Sie nach, ob sie im Postfach ankommt',
  todo: 'Im Log der Funktion request nachsehen',
  run: async () => {
    const id = randomUUID();
    const fields = {
      ...{ name: 'Probe', email: 'probe@example.at', phone: '-', company: 'live:check' },
      message: 'Diese Anfrage hat „npm run tool -- live:check“ geschickt.',
    };
    const number = `0101-0000-${id.slice(0, 4).toUpperCase()}`;
    const answer = await ask(`${supabase}/functions/v1/request`, {
      method: 'POST',
      headers: { origin: site },
      body: JSON.stringify({ id, number, form: 'contact', fields }),
    });
    return answer.ok;
  },
});
