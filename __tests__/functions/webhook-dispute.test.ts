import assert from 'node:assert/strict';
import { agency } from './support/mailbox.ts';
import { minutesAgo, unsentOrder } from './support/order-check.ts';
import { assertReceived, buyer, refunded, webhook } from './support/webhook.ts';

/** A paid order, all mails about it sent, and what Stripe says of a dispute about it. */
function paidOrder() {
  const world = webhook();
  const told = { agency_notified_at: minutesAgo(50), buyer_notified_at: minutesAgo(50) };
  world.table.add({ ...unsentOrder, ...told, payment_intent: 'pi_1' });
  const dispute = (event: string, status: string, changes = {}) =>
    world.deliver(`charge.dispute.${event}`, {
      ...{ id: 'dp_1', object: 'dispute', status, payment_intent: 'pi_1' },
      ...changes,
    });
  return { ...world, dispute };
}

Deno.test('S11 a dispute is noted, and the agency told of each step once', async () => {
  const { dispute, table, mailbox } = paidOrder();
  await assertReceived(await dispute('created', 'needs_response'));
  await assertReceived(await dispute('created', 'needs_response'));
  assert.equal(table.order.dispute, 'needs_response');
  await assertReceived(await dispute('updated', 'under_review'));
  await assertReceived(await dispute('closed', 'lost'));
  await assertReceived(await dispute('created', 'needs_response'));
  assert.equal(table.order.dispute, 'lost', 'the beginning may arrive after the end');
  assert.deepEqual(
    mailbox.mails.map(({ to, subject }) => [to, /\((.*)\)/.exec(subject)?.[1]]),
    [
      [agency, 'bitte Belege einreichen'],
      [agency, 'wird geprüft'],
      [agency, 'zugunsten des Käufers entschieden'],
    ],
  );
  assert.equal(mailbox.mails[0]?.reply_to, buyer);
});

Deno.test('S11 a dispute about a payment that is none of ours changes nothing', async () => {
  const { dispute, table, mailbox } = paidOrder();
  await assertReceived(await dispute('created', 'needs_response', { payment_intent: 'pi_2' }));
  assert.equal(table.order.dispute, null);
  assert.deepEqual(mailbox.mails, []);
});

Deno.test(
  'S11 half is paid back, then a smaller refund arrives late: the order is paid',
  async () => {
    const { deliver, table } = paidOrder();
    const amount = table.order.price;
    const part = (share: number) => ({ amount_refunded: amount * share, refunded: false });
    await assertReceived(await deliver(refunded, part(0.5)));
    await assertReceived(await deliver(refunded, part(0.2)));
    assert.equal(table.order.refunded, amount * 0.5);
    assert.equal(table.order.state, 'paid');
    await assertReceived(await deliver(refunded, { metadata: null }));
  },
);

Deno.test('A20 an event whose id is an address leaves none in the log', async () => {
  const { deliver, log, mailbox } = webhook();
  mailbox.failure = () => new Response(null, { status: 500 });
  for (const id of ['anna.berger@example.at', 'cs_anna.berger@example.at', 7]) {
    await deliver(undefined, { id }, 'evt_anna.berger@example.at');
  }
  assert.doesNotMatch(log.join(), /anna|berger/);
});
