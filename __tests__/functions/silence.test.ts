import assert from 'node:assert/strict';
import { createStripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { agency } from './support/mailbox.ts';
import { assertChecked, minutesAgo, orderCheck } from './support/order-check.ts';
import { environment as webhookEnvironment } from './support/webhook.ts';
import {
  assertRefused,
  buyer,
  completed,
  delivery,
  eventText,
  expired,
  lastLine,
  now,
  openOrder,
  paidSession,
} from './support/webhook.ts';

const minute = 60_000;
const hour = 60 * minute;
const silent = /^Bitte prüfen: Stripe meldet/;
const page = { ...paidSession, status: 'complete', expires_at: now / 1_000 + 3_600 };
const open = { ...openOrder, created_at: minutesAgo(75.1) };

/** How Stripe's messages get lost. `secret`: the one that signs; `types`: the chosen events. */
type Silence = { status?: number; secret?: string; types?: readonly string[] };

const scenarios: [string, Silence][] = [
  ['S01 the webhook answers 503 for three days', { status: 503 }],
  ['S02 the signing secret was renewed at Stripe only', { secret: 'whsec_neu' }],
  ['S03 the endpoint is disabled', { types: [] }],
  ['S04 the types of events were forgotten', { types: ['charge.refunded'] }],
];
for (const [title, { status, secret = 'whsec_geheim', types }] of scenarios) {
  Deno.test(`${title}: nothing is lost, and the owner is told within two hours`, async () => {
    const { run, table, mailbox, pages, network, clock } = orderCheck();
    const environment = { ...webhookEnvironment };
    const runtime = { fetch: network.fetch, log: () => undefined, now: () => clock.now };
    const webhook = createStripeWebhook(environment, runtime);
    const deliver = async (): Promise<number> => {
      if (types && !types.includes(completed)) return 200;
      if (status !== undefined && clock.now < now + 72 * hour) return status;
      const text = eventText();
      return (await webhook(await delivery(text, { secret, at: clock.now }))).status;
    };
    table.add({ ...openOrder, created_at: minutesAgo(0) });
    pages.sessions.push(page);
    // The buyer does not wait for the page after the payment.
    for (let passed = 0; passed <= 74 * hour; passed += 30 * minute) {
      clock.now = now + passed;
      if (passed % hour === 0) await deliver();
      assert.equal((await run()).status, 200);
      if (passed === 2 * hour) {
        assert.equal(table.order.state, 'paid');
        assert.deepEqual(
          mailbox.to(agency).map(({ subject }) => subject.split(':')[0]),
          ['Neue Bestellung', 'Bitte prüfen'],
        );
      }
    }
    assert.equal(mailbox.to(buyer).length, 1);
    const orders = mailbox.to(agency).filter(({ subject }) => !subject.startsWith('Probe'));
    assert.equal(orders.length, 2);
    assert.equal(table.order.price, table.order.amount);
  });
}

Deno.test('S04 a page that ran out and was not reported shows the silence too', async () => {
  const { run, table, mailbox, pages } = orderCheck();
  table.add(open);
  pages.sessions.push({ ...page, status: 'expired', payment_status: 'unpaid' });
  await assertChecked(await run(), 1, 1);
  assert.equal(table.order.state, 'expired');
  assert.match(mailbox.to(agency)[0]?.subject ?? '', silent);
  assert.equal(mailbox.mails.length, 1);
  await assertChecked(await run(), 0, 0);
});

const quiet: [string, object][] = [
  ['is younger than 75 minutes', { created_at: minutesAgo(74.9) }],
  ['was completed but is not paid yet', { reported_at: minutesAgo(80) }],
];
for (const [title, change] of quiet) {
  Deno.test(`S04 an open page that ${title} is no silence`, async () => {
    const { run, table, mailbox } = orderCheck();
    table.add({ ...open, ...change });
    await assertChecked(await run(), 0, 0);
    assert.deepEqual(mailbox.mails, []);
  });
}

Deno.test('S04 completed, unpaid and unreported: it stays open, with its mark', async () => {
  const { run, table, pages } = orderCheck();
  table.add(open);
  pages.sessions.push({ ...page, payment_status: 'unpaid' });
  await assertChecked(await run(), 1, 1);
  assert.equal(table.order.state, 'open');
  assert.notEqual(table.order.reported_at, null);
});

Deno.test(
  'S01 an event is a report, whatever it says and whatever becomes of the mails',
  async () => {
    for (const [type, changes] of [
      [completed, {}],
      [completed, { payment_status: 'unpaid' }],
      [expired, {}],
    ] as const) {
      const { table, mailbox, network, clock, log } = orderCheck();
      table.add({ ...open, state: type === expired ? 'expired' : 'open' });
      mailbox.failure = () => Promise.reject(new TypeError('geheim'));
      const runtime = { fetch: network.fetch, log: log.push.bind(log), now: () => clock.now };
      const text = eventText(type, changes);
      await createStripeWebhook(webhookEnvironment, runtime)(await delivery(text));
      assert.equal(table.order.reported_at, minutesAgo(0));
    }
  },
);

Deno.test(
  'S05 the page after the payment has seen to it: the owner still hears of it',
  async () => {
    const { run, table, mailbox, network } = orderCheck();
    const told = { agency_notified_at: minutesAgo(70), buyer_notified_at: minutesAgo(70) };
    table.add({ ...open, ...told, state: 'paid', paid_at: minutesAgo(70) });
    await assertChecked(await run(), 1, 1);
    assert.match(mailbox.to(agency)[0]?.subject ?? '', silent);
    assert.equal(network.callsTo('https://api.stripe.com').length, 0);
    await assertChecked(await run(), 0, 0);
  },
);

Deno.test('S03 Stripe does not know the page: it is named once a day, and stays open', async () => {
  const { run, table, mailbox, clock } = orderCheck();
  table.add(open);
  for (let checks = 0; checks < 3; checks += 1) {
    await assertChecked(await run(), 1, 0);
    clock.now += hour;
  }
  assert.equal(mailbox.mails.length, 1);
  assert.match(mailbox.mails[0]?.text ?? '', /Bestellnummer: cs_test_1/);
  assert.equal(table.order.state, 'open');
});

Deno.test('S03 Stripe is down: the owner is told, the check fails and looks again', async () => {
  const { run, table, mailbox, pages, log } = orderCheck();
  table.add(open);
  pages.failure = () => new Response('geheim', { status: 500 });
  await assertRefused(await run(), log, 502, 'payment_unavailable');
  assert.match(mailbox.to(agency)[0]?.subject ?? '', silent);
  assert.deepEqual(lastLine(log.slice(0, 1)), {
    code: 'payment_unavailable',
    session: 'cs_test_1',
    type: 'StripeAPIError',
  });
  pages.failure = () => undefined;
  pages.sessions.push(page);
  await assertChecked(await run(), 1, 1);
  assert.equal(table.order.state, 'paid');
});

Deno.test('S03 pages that nobody knows do not stand before one that was paid', async () => {
  const { run, table, pages } = orderCheck();
  for (let index = 0; index < 25; index += 1) {
    table.add({ ...open, session_id: `cs_test_x${index}`, user_id: `user-${index}` });
  }
  table.add({ ...open, created_at: minutesAgo(75.05) });
  pages.sessions.push(page);
  for (let checks = 0; checks < 3; checks += 1) await run();
  assert.equal(table.rows.find(({ session_id }) => session_id === 'cs_test_1')?.['state'], 'paid');
});
