import assert from 'node:assert/strict';
import { agency } from './support/mailbox.ts';
import { assertReceived, completed, paidSession, price, succeeded } from './support/webhook.ts';
import { openOrder, product, webhook } from './support/webhook.ts';

const { metadata } = paidSession;
const mismatches: Record<string, object> = {
  'a cent': { amount_total: 1 },
  'a cent less than the price': { amount_total: price - 1 },
  'a cent more than the price': { amount_total: price + 1 },
  nothing: { amount_total: 0, payment_status: 'no_payment_required', payment_intent: null },
  'an unknown amount': { amount_total: null },
  'another currency': { currency: 'usd' },
  'a currency without cents': { currency: 'jpy' },
  'an unknown currency': { currency: null },
  'a currency that is none': { currency: '€' },
  'a price nobody has noted': { metadata: { product: metadata.product } },
  'a price that is no number': { metadata: { ...metadata, price: '__proto__' } },
};
for (const [title, session] of Object.entries(mismatches)) {
  for (const type of [completed, succeeded]) {
    Deno.test(`A21 ${type} with ${title}: the agency is told, nothing is confirmed`, async () => {
      const { deliver, mailbox, table, log } = webhook();
      await assertReceived(await deliver(type, session));
      await assertReceived(await deliver(type, session));
      const [mail, ...more] = mailbox.mails;
      assert.deepEqual(more, []);
      assert.equal(mail?.to, agency);
      assert.match(mail?.subject ?? '', /^Bitte prüfen, Betrag weicht ab: /);
      assert.equal(table.order.state, 'paid');
      assert.equal(table.order.mismatch, true);
      assert.deepEqual(log, []);
    });
  }
}

Deno.test('A21 the agency reads what it should have been, and what it was', async () => {
  const { deliver, mailbox, table } = webhook();
  table.add(openOrder);
  await assertReceived(await deliver(completed, { amount_total: 9_900, currency: 'jpy' }));
  const euros = product.price.toFixed(2).replace('.', ',');
  const text = mailbox.mails[0]?.text ?? '';
  assert.ok(text.includes(`Preis: ${euros}\u00a0€\n`), text);
  assert.match(text, /Bezahlt: 9\.900\u00a0¥\n/);
});

Deno.test('A21 the price that counts is the one of the page, not the one of today', async () => {
  const { deliver, mailbox } = webhook();
  const session = { amount_total: 500, metadata: { ...metadata, price: '500' } };
  await assertReceived(await deliver(completed, session));
  assert.equal(mailbox.mails.length, 2);
});
