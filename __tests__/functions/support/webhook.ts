import assert from 'node:assert/strict';
import Stripe from 'stripe';
import products from '../../../supabase/functions/_shared/products.json' with { type: 'json' };
import { createStripeWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { Mailbox, mailEnvironment, resend } from './mailbox.ts';
import { Network, type Service } from './network.ts';
import { OrdersTable } from './orders-table.ts';
import { assertRefused as assertCode } from './refused.ts';

export const supabase = 'https://projekt.supabase.co';
export const now = Date.parse('2026-11-21T10:00:30Z');
export const buyer = 'anna.berger@example.at';
export const product = products['video-professional'];
export const price = product.price * 100;

export const environment: Readonly<Record<string, string>> = {
  STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
  SUPABASE_URL: supabase,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  ...mailEnvironment,
};

/** A paid session as Stripe reports it. */
export const paidSession = {
  id: 'cs_test_1',
  object: 'checkout.session',
  amount_total: price,
  client_reference_id: 'user-1',
  currency: 'eur',
  customer_details: { email: buyer, name: 'Anna Berger' },
  customer_email: null,
  metadata: {
    product: 'video-professional',
    product_name: product.name,
    price: String(price),
  },
  payment_intent: 'pi_1',
  payment_status: 'paid',
};

/** What stripe-checkout has written when it opened the page of that session. */
export const openOrder = {
  session_id: 'cs_test_1',
  user_id: 'user-1',
  product: 'video-professional',
  product_name: product.name,
  price,
  state: 'open',
} as const;

/** A payment that was paid back in full. */
const refundedCharge = {
  id: 'ch_1',
  object: 'charge',
  amount_refunded: price,
  metadata: { product: 'video-professional' },
  payment_intent: 'pi_1',
  refunded: true,
};

export const completed = 'checkout.session.completed';
export const succeeded = 'checkout.session.async_payment_succeeded';
export const failed = 'checkout.session.async_payment_failed';
export const expired = 'checkout.session.expired';
export const refunded = 'charge.refunded';

/** The text of an event. */
export function eventText(type = completed, changes: object = {}, id = 'evt_1'): string {
  const object = { ...(type === refunded ? refundedCharge : paidSession), ...changes };
  return JSON.stringify({ id, object: 'event', type, created: now / 1_000 - 30, data: { object } });
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
  /** Answers instead of the database, when it gives an answer. */
  database?: (...call: Parameters<Service>) => ReturnType<Service> | undefined;
  environment?: Record<string, string | undefined>;
  services?: Record<string, Service>;
  key?: string;
};

/** The function in a world of its own, whose clock can be moved. */
export function webhook(world: World = {}) {
  const clock = { now };
  const table = new OrdersTable(world.key ?? 'sb_secret_geheim', () => clock.now);
  const mailbox = new Mailbox(() => clock.now);
  const network = new Network({
    [supabase]: (call) => world.database?.(call) ?? table.service(call),
    [resend]: mailbox.service,
    ...world.services,
  });
  const log: string[] = [];
  const handle = createStripeWebhook(
    { ...environment, ...world.environment },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  /** Delivers an event now. */
  const deliver = async (type?: string, changes?: object, id?: string) =>
    handle(await delivery(eventText(type, changes, id), { at: clock.now }));
  return { handle, deliver, network, table, mailbox, log, clock };
}

/** What the last line of a log says. */
export const lastLine = (log: readonly string[]): unknown => JSON.parse(log.at(-1) ?? 'null');

/** Refused with exactly this code, and not for a browser to read. */
export async function assertRefused(
  response: Response,
  log: readonly string[],
  status: number,
  code: string,
): Promise<void> {
  await assertCode(response, log, status, code);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
}

/** Stripe has nothing more to do. */
export async function assertReceived(response: Response): Promise<void> {
  assert.deepEqual(await response.json(), { received: true });
  assert.equal(response.status, 200);
}
