import assert from 'node:assert/strict';
import { agency, problem } from './support/mailbox.ts';
import { assertReceived, assertRefused, buyer, completed } from './support/webhook.ts';
import { expired, failed, lastLine, openOrder, price } from './support/webhook.ts';
import { refunded, succeeded, webhook } from './support/webhook.ts';

type Delivery = [type: string, changes?: object];
const unpaid: Delivery = [completed, { payment_status: 'unpaid' }];
const half = Math.floor(price / 2);
const partly: Delivery = [refunded, { amount_refunded: half, refunded: false }];

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const sequences: Record<string, { events: Delivery[]; state: string }> = {
  'a card': { events: [[completed], [completed], [expired]], state: 'paid' },
  'a slow payment': { events: [unpaid, [succeeded], [succeeded], unpaid], state: 'paid' },
  'a slow payment that was given up first': {
    events: [[failed], [succeeded], unpaid],
    state: 'paid',
  },
  'money paid back': { events: [[completed], [refunded], partly, [completed]], state: 'refunded' },
};
for (const [title, { events, state }] of Object.entries(sequences)) {
  for (const isKnown of [true, false]) {
    Deno.test(`C02 ${title}, in every order, with ${isKnown ? 'a' : 'no'} row before`, async () => {
      for (const order of permutations(events)) {
        const { deliver, mailbox, table } = webhook();
        if (isKnown) table.add(openOrder);
        // As Stripe: what is refused is delivered again later.
        for (let queue = order; queue.length > 0;) {
          const refused: Delivery[] = [];
          for (const event of queue) if (!(await deliver(...event)).ok) refused.push(event);
          assert.ok(refused.length < queue.length, 'nothing moves any more');
          queue = refused;
        }
        const told = order.map(([type]) => type).join(', ');
        assert.equal(table.order.state, state, told);
        assert.equal(mailbox.to(buyer).length, 1, told);
        const notices = mailbox.to(agency).filter(({ subject }) => subject.startsWith('Neue'));
        assert.equal(notices.length, 1, told);
      }
    });
  }
}

Deno.test('C02 a hundred deliveries make one order and one mail each', async () => {
  const { deliver, mailbox, table, clock } = webhook();
  for (let hour = 0; hour < 100; hour += 1) {
    await assertReceived(await deliver(hour % 2 === 0 ? completed : succeeded, {}, `evt_${hour}`));
    clock.now += 60 * 60_000;
  }
  assert.equal(table.rows.length, 1);
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('C02 deliveries at the same moment make one order and one mail each', async () => {
  const { deliver, mailbox, table } = webhook();
  const all = [completed, succeeded, completed, completed].map((type) => deliver(type));
  for (const response of await Promise.all(all)) await assertReceived(response);
  assert.equal(table.rows.length, 1);
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('two payments are two orders', async () => {
  const { deliver, mailbox, table } = webhook();
  await assertReceived(
    await deliver(completed, { id: 'cs_test_1', client_reference_id: 'user-1' }),
  );
  await assertReceived(
    await deliver(completed, { id: 'cs_test_2', client_reference_id: 'user-2' }),
  );
  assert.equal(table.rows.length, 2);
  assert.equal(mailbox.mails.length, 4);
});

Deno.test('a slow payment is open until the money arrives', async () => {
  const { deliver, mailbox, table } = webhook();
  await assertReceived(await deliver(...unpaid));
  assert.equal(table.order.state, 'open');
  assert.equal(table.order.paid_at, null);
  assert.deepEqual(mailbox.mails, []);
});

for (const isKnown of [true, false]) {
  Deno.test(`C04 a delayed payment fails, with ${isKnown ? 'a' : 'no'} row before`, async () => {
    const { deliver, mailbox, table } = webhook();
    if (isKnown) table.add(openOrder);
    await assertReceived(await deliver(failed, { payment_status: 'unpaid' }));
    await assertReceived(await deliver(failed, { payment_status: 'unpaid' }));
    assert.equal(table.order.state, 'failed');
    const [mail, ...more] = mailbox.mails;
    assert.deepEqual(more, []);
    assert.equal(mail?.to, agency);
    assert.match(mail?.subject ?? '', /^Zahlung fehlgeschlagen: /);
    assert.match(mail?.text ?? '', new RegExp(`E-Mail: ${buyer}`));
  });
}

Deno.test('C04 a failure that overtakes nothing: a paid order stays paid', async () => {
  const { deliver, mailbox, table } = webhook();
  await assertReceived(await deliver());
  await assertReceived(await deliver(failed, { payment_status: 'unpaid' }));
  assert.equal(table.order.state, 'paid');
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('C04 a payment that succeeds after all is told to the agency again', async () => {
  const { deliver, mailbox } = webhook();
  await assertReceived(await deliver(failed, { payment_status: 'unpaid' }));
  await assertReceived(await deliver(succeeded));
  const subjects = mailbox.to(agency).map(({ subject }) => subject.split(':')[0]);
  assert.deepEqual(subjects, ['Zahlung fehlgeschlagen', 'Neue Bestellung']);
});

Deno.test('a page that runs out closes its order, without personal data', async () => {
  const { deliver, mailbox, table } = webhook();
  table.add(openOrder);
  await assertReceived(await deliver(expired, { payment_status: 'unpaid' }));
  assert.equal(table.order.state, 'expired');
  assert.equal(table.order.email, null);
  assert.deepEqual(mailbox.mails, []);
});

Deno.test('an event of one order does not touch the others', async () => {
  const { deliver, table } = webhook();
  table.add({ ...openOrder, session_id: 'cs_test_0', payment_intent: 'pi_0', user_id: 'user-2' });
  const [before] = table.rows.map((row) => ({ ...row }));
  for (const type of [completed, expired, failed, refunded])
    await assertReceived(await deliver(type));
  assert.deepEqual(table.rows[0], before);
});

Deno.test(
  'part of the money paid back: the order stays paid, and the amount is noted',
  async () => {
    const { deliver, table, mailbox } = webhook();
    await assertReceived(await deliver());
    await assertReceived(await deliver(...partly));
    assert.equal(table.order.state, 'paid');
    assert.equal(table.order.refunded, half);
    await assertReceived(await deliver(refunded));
    await assertReceived(await deliver(...partly));
    assert.equal(table.order.state, 'refunded');
    assert.equal(table.order.refunded, price);
    assert.equal(mailbox.mails.length, 2);
  },
);

Deno.test('money paid back before any mail went out: nothing is confirmed any more', async () => {
  const { deliver, table, mailbox } = webhook();
  mailbox.failure = () => problem(500, 'application_error');
  assert.equal((await deliver()).status, 502);
  await assertReceived(await deliver(refunded));
  mailbox.failure = () => undefined;
  await assertReceived(await deliver());
  assert.equal(table.order.state, 'refunded');
  assert.deepEqual(mailbox.mails, []);
});

Deno.test(
  'C02 money paid back for an order not known yet: Stripe is asked to come again',
  async () => {
    const { deliver, log } = webhook();
    await assertRefused(await deliver(refunded), log, 503, 'payment_unknown');
    assert.deepEqual(lastLine(log), {
      code: 'payment_unknown',
      event: 'evt_1',
      eventType: refunded,
    });
  },
);

Deno.test('money paid back outside of the website is ignored', async () => {
  const { deliver, network } = webhook();
  await assertReceived(await deliver(refunded, { metadata: {} }));
  assert.deepEqual(network.calls, []);
});
