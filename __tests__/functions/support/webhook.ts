import assert from 'node:assert/strict';
import Stripe from 'stripe';
import { createStripeWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { EventsTable } from './events-table.ts';
import { Network, type Service } from './network.ts';

export const supabase = 'https://projekt.supabase.co';
export const emailjs = 'https://api.emailjs.com';
export const now = Date.parse('2026-11-21T10:00:30Z');

export const environment: Readonly<Record<string, string>> = {
  STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
  SUPABASE_URL: supabase,
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_geheim',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_ORDER_TEMPLATE_ID: 'template_order',
  EMAILJS_PUBLIC_KEY: 'public_1',
  EMAILJS_PRIVATE_KEY: 'private_geheim',
};

/** A paid session as Stripe reports it. */
export const paidSession = {
  id: 'cs_test_1',
  object: 'checkout.session',
  amount_total: 45_000,
  currency: 'eur',
  customer_details: { email: 'anna.berger@example.at', name: 'Anna Berger' },
  customer_email: null,
  metadata: { product: 'video-professional' },
  payment_status: 'paid',
};

export const completed = 'checkout.session.completed';
export const succeeded = 'checkout.session.async_payment_succeeded';

/** The text of an event. */
export function eventText(type = completed, session: object = {}, id = 'evt_1'): string {
  const object = { ...paidSession, ...session };
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

/** A delivery as Stripe makes it. */
export async function delivery(
  text: string,
  { secret = 'whsec_geheim', at = now, header = '' } = {},
): Promise<Request> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: text,
    secret,
    timestamp: Math.floor(at / 1_000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return new Request(`${supabase}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': header || signature },
    body: text,
  });
}

type World = {
  mail?: Service;
  database?: Service;
  environment?: Record<string, string | undefined>;
  services?: Record<string, Service>;
};

/** The function in a world of its own, whose clock can be moved. */
export function webhook(world: World = {}) {
  const table = new EventsTable('sb_secret_geheim');
  const network = new Network({
    [supabase]: world.database ?? table.service,
    [emailjs]: world.mail ?? (() => new Response('OK')),
    ...world.services,
  });
  const log: string[] = [];
  const clock = { now };
  const handle = createStripeWebhook(
    { ...environment, ...world.environment },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  /** Delivers an event now. */
  const deliver = async (type?: string, session?: object, id?: string) =>
    handle(await delivery(eventText(type, session, id), { at: clock.now }));
  return { handle, deliver, network, table, log, clock, mails: () => network.callsTo(emailjs) };
}

/** The answer is an error with exactly this code, and neither it nor the log gives anything away. */
export async function assertRefused(
  response: Response,
  log: readonly string[],
  status: number,
  code: string,
): Promise<void> {
  assert.equal(await response.text(), JSON.stringify({ error: code }));
  assert.equal(response.status, status);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
  assert.doesNotMatch(log.join('\n'), /geheim|anna|berger|cs_test/i);
}

/** Stripe has nothing more to do. */
export async function assertReceived(response: Response): Promise<void> {
  assert.deepEqual(await response.json(), { received: true });
  assert.equal(response.status, 200);
}
