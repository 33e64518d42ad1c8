import assert from 'node:assert/strict';
import type { Order } from '../../supabase/functions/_shared/orders/orders.ts';
import { agency, problem } from './support/mailbox.ts';
import { unreachable } from './support/network.ts';
import { assertChecked, environment, minutesAgo, orderCheck } from './support/order-check.ts';
import { secret, unsentOrder } from './support/order-check.ts';
import { assertRefused, buyer, lastLine } from './support/webhook.ts';

const hour = 60 * 60_000;

Deno.test(
  'C01 an order unsent for an hour: both mails are sent, and the agency is told',
  async () => {
    const { run, table, mailbox } = orderCheck();
    table.add(unsentOrder);
    await assertChecked(await run(), 1, 1);
    assert.equal(mailbox.to(buyer).length, 1);
    const [order, report, ...more] = mailbox.to(agency);
    assert.deepEqual(more, []);
    assert.match(order?.subject ?? '', /^Neue Bestellung/);
    assert.match(report?.subject ?? '', /fehlenden E-Mails: 1$/);
    assert.match(report?.text ?? '', /Bestellnummer: cs_test_1\n/);
    assert.match(report?.text ?? '', /E-Mails: soeben nachgeholt/);
    await assertChecked(await run(), 0, 0);
    assert.equal(mailbox.mails.length, 3);
  },
);

const patience: [number, Partial<Order>][] = [
  [0, { paid_at: minutesAgo(59) }],
  [1, { paid_at: minutesAgo(60) }],
  [0, { state: 'failed', paid_at: null, created_at: minutesAgo(59) }],
  [1, { state: 'failed', paid_at: null, created_at: minutesAgo(60) }],
  [0, { state: 'open', paid_at: null }],
  [0, { state: 'expired', paid_at: null }],
  [0, { state: 'refunded' }],
  [0, { agency_notified_at: minutesAgo(1), buyer_notified_at: minutesAgo(1) }],
  [0, { agency_notified_at: minutesAgo(1), mismatch: true }],
  [0, { agency_notified_at: minutesAgo(1), email: null }],
  [1, { agency_notified_at: minutesAgo(1) }],
  [1, { buyer_notified_at: minutesAgo(1) }],
];
for (const [overdue, change] of patience) {
  Deno.test(`C01 ${JSON.stringify(change)}: ${overdue} overdue`, async () => {
    const { run, table, mailbox } = orderCheck();
    table.add({ ...unsentOrder, ...change });
    await assertChecked(await run(), overdue, overdue);
    assert.equal(mailbox.mails.length > 0, overdue > 0);
  });
}

Deno.test('C03 the mail that cannot be sent is named; the others go out', async () => {
  const { run, table, mailbox, log } = orderCheck();
  table.add(unsentOrder);
  table.add({ ...unsentOrder, session_id: 'cs_test_2', email: 'falsch@example.at' });
  mailbox.failure = ({ to }) =>
    to === 'falsch@example.at' ? problem(422, 'validation_error') : undefined;
  await assertChecked(await run(), 2, 1);
  assert.equal(mailbox.to(buyer).length, 1);
  const report = mailbox.to(agency).at(-1)?.text ?? '';
  assert.match(report, /cs_test_1\n[^]*soeben nachgeholt[^]*cs_test_2\n[^]*noch immer nicht/);
  assert.deepEqual(lastLine(log), {
    code: 'mail_failed',
    session: 'cs_test_2',
    recipient: 'buyer',
    type: 'HTTP 422 validation_error',
  });
});

Deno.test('S06 orders that cannot be sent stop no later one, and all are reported', async () => {
  const { run, table, mailbox, clock } = orderCheck();
  for (let index = 0; index < 30; index += 1) {
    const email = index < 29 ? 'falsch@example.at' : buyer;
    const told = index < 29 ? minutesAgo(60) : null;
    const more = { email, agency_notified_at: told, created_at: minutesAgo(70 - index / 10) };
    table.add({ ...unsentOrder, ...more, session_id: `cs_test_${index}` });
  }
  mailbox.failure = ({ to }) =>
    to === 'falsch@example.at' ? problem(422, 'validation_error') : undefined;
  await assertChecked(await run(), 30, 1);
  assert.equal(mailbox.to(buyer).length, 1);
  const [, report] = mailbox.to(agency);
  assert.match(report?.subject ?? '', /fehlenden E-Mails: 30$/);
  assert.match(report?.text ?? '', /cs_test_0\n[^]*cs_test_28\n/);
  for (let checks = 0; checks < 2; checks += 1) {
    clock.now += hour;
    await assertChecked(await run(), 29, 0);
  }
  const tried = table.rows.filter(({ tried_at }) => tried_at !== null);
  assert.equal(tried.length, 30, 'each has its turn');
  assert.equal(mailbox.to(agency).length, 3, 'one order, one report, and one of what is left');
});

Deno.test('C03 the agency is reminded once a day, not once an hour', async () => {
  const { run, table, mailbox, clock } = orderCheck();
  table.add({ ...unsentOrder, agency_notified_at: minutesAgo(50) });
  mailbox.failure = ({ to }) => (to === buyer ? problem(422, 'validation_error') : undefined);
  for (let passed = 0; passed < 24; passed += 1) {
    await assertChecked(await run(), 1, 0);
    clock.now += hour;
  }
  assert.equal(mailbox.mails.length, 1);
  await assertChecked(await run(), 1, 0);
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('C01 the mail service is down: the check fails, and finds the order again', async () => {
  const { run, table, mailbox, log } = orderCheck();
  table.add(unsentOrder);
  mailbox.failure = unreachableMail;
  await assertRefused(await run(), log, 502, 'mail_failed');
  assert.deepEqual(lastLine(log), { code: 'mail_failed', type: 'TypeError' });
  mailbox.failure = () => undefined;
  await assertChecked(await run(), 1, 1);
});
const unreachableMail = () => Promise.reject(new TypeError('geheim'));

Deno.test('the database is down: the check fails', async () => {
  const { run, log } = orderCheck({}, unreachable);
  await assertRefused(await run(), log, 503, 'database_unavailable');
});

const wrong = [null, '', 'x', secret.slice(1), `${secret}x`, secret.toUpperCase()];
for (const given of wrong) {
  Deno.test(`the check is refused with the secret ${given}`, async () => {
    const { run, network, log } = orderCheck();
    await assertRefused(await run(given), log, 401, 'wrong_secret');
    assert.deepEqual(network.calls, []);
  });
}

for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE']) {
  Deno.test(`${method} does not check`, async () => {
    const { run, network, log } = orderCheck();
    await assertRefused(await run(secret, method), log, 405, 'method_not_allowed');
    assert.deepEqual(network.calls, []);
  });
}

for (const name of Object.keys(environment)) {
  Deno.test(`without ${name} nothing is checked`, async () => {
    const { run, network, log } = orderCheck({ [name]: undefined });
    await assertRefused(await run(), log, 500, 'not_configured');
    assert.deepEqual(lastLine(log), { code: 'not_configured', variables: [name] });
    assert.deepEqual(network.calls, []);
  });
}

Deno.test('a short secret is none', async () => {
  const { run, log } = orderCheck({ ORDER_CHECK_SECRET: 'kurz' });
  await assertRefused(await run('kurz'), log, 500, 'not_configured');
});
