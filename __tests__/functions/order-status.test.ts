import assert from 'node:assert/strict';
import type { Order } from '../../supabase/functions/_shared/orders/orders.ts';
import { createOrderStatus } from '../../supabase/functions/order-status/handler.ts';
import { assertRefused, otherSite, site, stripe } from './support/checkout.ts';
import { withCalls } from './support/calls-table.ts';
import { Mailbox, mailEnvironment, resend } from './support/mailbox.ts';
import { Network, type Service, unreachable } from './support/network.ts';
import { OrdersTable } from './support/orders-table.ts';
import { StripeSessions } from './support/stripe-sessions.ts';
import { buyer, lastLine, openOrder, paidSession, supabase } from './support/webhook.ts';

const id = 'cs_test_a1b2c3d4e5';
const environment = {
  SITE_ORIGINS: `${site}, ${otherSite}`,
  SUPABASE_URL: supabase,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  STRIPE_SECRET_KEY: 'rk_test_geheim',
  ...mailEnvironment,
};

/** The function in a world with one order, or none. */
function orderStatus(order?: Partial<Order>, database?: Service, changes: object = {}) {
  const table = new OrdersTable('sb_secret_geheim', () => 0);
  const email = 'anna.berger@example.at';
  if (order) table.add({ ...openOrder, email, session_id: id, ...order });
  const mailbox = new Mailbox(() => 0);
  const pages = new StripeSessions();
  const network = new Network({
    [supabase]: database ?? withCalls(table.service),
    [resend]: mailbox.service,
    [stripe]: pages.service,
  });
  const log: string[] = [];
  const handle = createOrderStatus(
    { ...environment, ...changes },
    { fetch: network.fetch, log: (line) => log.push(line) },
  );
  const ask = (query = `?session_id=${id}`, method = 'GET', origin = site, address?: string) => {
    const headers = new Headers({ origin });
    if (address) headers.set('cf-connecting-ip', address);
    return handle(
      new Request(`${supabase}/functions/v1/order-status${query}`, { method, headers }),
    );
  };
  return { ask, network, table, mailbox, pages, log };
}

async function assertStatus(response: Response, status: string) {
  assert.equal(await response.text(), JSON.stringify({ status }));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('vary'), 'Origin');
  assert.equal(response.headers.get('access-control-allow-origin'), site);
}

const answers: [string, Partial<Order>][] = [
  ['paid', { state: 'paid' }],
  ['open', { state: 'open' }],
  ['open', { state: 'paid', mismatch: true }],
  ['unknown', { state: 'failed' }],
  ['unknown', { state: 'expired' }],
  ['refunded', { state: 'refunded' }],
  ['paid', { state: 'paid', refunded: 10 }],
  ['disputed', { state: 'paid', dispute: 'needs_response' }],
  ['disputed', { state: 'paid', dispute: 'under_review' }],
  ['paid', { state: 'paid', dispute: 'won' }],
  ['refunded', { state: 'paid', dispute: 'lost' }],
];
for (const [status, order] of answers) {
  Deno.test(
    `A23 S11 an order ${JSON.stringify(order)} is ${status}, and nothing else is told`,
    async () => {
      const { ask, log } = orderStatus(order);
      await assertStatus(await ask(), status);
      assert.deepEqual(log, []);
    },
  );
}

Deno.test('A23 an order number nobody has written down is unknown', async () => {
  await assertStatus(await orderStatus({ session_id: 'cs_test_zzzzzzzzzz' }).ask(), 'unknown');
  await assertStatus(await orderStatus().ask(), 'unknown');
});

const shapes = [
  '',
  '?session_id=',
  '?session_id=cs_live_BITTE-ANRUFEN',
  '?session_id=cs_test_kurz',
  `?session_id=cs_test_${'x'.repeat(201)}`,
  `?session_id=%20${id}`,
  `?session_id=${id}%0a`,
  '?session_id=*',
  `?session_id=${id},cs_test_zzzzzzzzzz`,
  `?session_id=${id}%26select=email`,
  '?session_id=pi_a1b2c3d4e5',
  '?session_id=<script>',
  `?SESSION_ID=${id}`,
];
for (const query of shapes) {
  Deno.test(`A23 ${query.slice(0, 40)} is unknown without asking the database`, async () => {
    const { ask, network } = orderStatus({ state: 'paid' });
    await assertStatus(await ask(query), 'unknown');
    assert.deepEqual(network.calls, []);
  });
}

Deno.test('A23 an invented number of the right form is just unknown', async () => {
  const { ask, network } = orderStatus({ state: 'paid' });
  await assertStatus(await ask('?session_id=cs_live_BITTEANRUFEN'), 'unknown');
  assert.equal(network.calls.length, 1);
});

Deno.test('S12 one address asks eighty times in ten minutes, others go on', async () => {
  const { ask, network, log } = orderStatus({ state: 'open' });
  const from = (address: string) => ask(undefined, 'GET', site, address);
  for (let times = 0; times < 80; times += 1) await assertStatus(await from('10.0.0.7'), 'open');
  const { length } = network.calls;
  await assertRefused(await from('10.0.0.7'), log, 429, 'too_many_requests');
  assert.equal(network.calls.length, length + 1, 'the order is not looked up');
  await assertStatus(await from('10.0.0.8'), 'open');
  assert.doesNotMatch(JSON.stringify(network.calls), /10\.0\.0/, 'only a hash is kept');
});

const paid = { ...paidSession, id, status: 'complete', expires_at: 3_600 };

Deno.test('S05 the webhook is late: asked to, the page has Stripe asked, once', async () => {
  const { ask, table, mailbox, pages, network } = orderStatus({ state: 'open' });
  pages.sessions.push(paid);
  await assertStatus(await ask(), 'open');
  assert.equal(network.callsTo(stripe).length, 0);
  for (let times = 0; times < 2; times += 1) {
    await assertStatus(await ask(`?session_id=${id}&ask=stripe`), 'paid');
  }
  assert.equal(network.callsTo(stripe).length, 1);
  assert.equal(mailbox.to(buyer).length, 1);
  assert.equal(mailbox.mails.length, 2);
  assert.equal(table.order.reported_at, null, 'order-check must still tell of the silence');
});

Deno.test('S05 neither Stripe nor the mail service keeps the page from an answer', async () => {
  const silent = orderStatus({ state: 'open' });
  await assertStatus(await silent.ask(`?session_id=${id}&ask=stripe`), 'open');
  const { ask, mailbox, pages, log } = orderStatus({ state: 'open' });
  pages.sessions.push(paid);
  mailbox.failure = () => Promise.reject(new TypeError('geheim'));
  await assertStatus(await ask(`?session_id=${id}&ask=stripe`), 'paid');
  const details = { session: id, recipient: 'agency', type: 'TypeError' };
  assert.deepEqual(lastLine(log), { code: 'mail_failed', ...details });
});

// Which origins are strangers: checkout-origin.test.ts.
Deno.test('A13 another site learns nothing of an order, and nobody by POST', async () => {
  const { ask, log, network } = orderStatus({ state: 'paid' });
  const stranger = await ask(undefined, 'GET', 'https://evil.example');
  await assertRefused(stranger, log, 403, 'origin_not_allowed');
  await assertRefused(await ask(undefined, 'POST'), log, 405, 'method_not_allowed');
  assert.deepEqual(network.calls, []);
});

Deno.test('the preflight for a status allows GET', async () => {
  const response = await orderStatus().ask(undefined, 'OPTIONS');
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-methods'), 'GET');
});

Deno.test('the database is down: the page learns that nothing is known', async () => {
  const { ask, log } = orderStatus({ state: 'paid' }, unreachable);
  const response = await ask();
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  await assertRefused(response, log, 503, 'database_unavailable');
});

for (const name of Object.keys(environment)) {
  Deno.test(`without ${name} there is no status`, async () => {
    const { ask, log, network } = orderStatus({ state: 'paid' }, undefined, { [name]: '' });
    await assertRefused(await ask(), log, 500, 'not_configured');
    assert.deepEqual(network.calls, []);
  });
}
