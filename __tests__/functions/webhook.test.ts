import assert from 'node:assert/strict';
import { agency, resend, sender } from './support/mailbox.ts';
import { empty } from './support/orders-table.ts';
import { assertReceived, buyer, completed, expired } from './support/webhook.ts';
import { openOrder, paidSession, price, product, succeeded, webhook } from './support/webhook.ts';

const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

for (const type of [completed, succeeded]) {
  Deno.test(`${type} makes an order, and a mail to the agency and to the buyer`, async () => {
    const { deliver, mailbox, table, network, log } = webhook();
    await assertReceived(await deliver(type));
    assert.deepEqual(table.order, {
      ...empty,
      ...openOrder,
      created_at: '2026-11-21T10:00:30.000Z',
      amount: price,
      currency: 'eur',
      email: buyer,
      name: 'Anna Berger',
      state: 'paid',
      payment_intent: 'pi_1',
      reported_at: '2026-11-21T10:00:30.000Z',
      paid_at: '2026-11-21T10:00:00.000Z',
      agency_notified_at: '2026-11-21T10:00:30.000Z',
      buyer_notified_at: '2026-11-21T10:00:30.000Z',
    });
    const sent = mailbox.mails.map(({ from, to, reply_to, subject }) => [
      from,
      to,
      reply_to,
      subject,
    ]);
    const euros = amount.format(product.price);
    assert.deepEqual(sent, [
      [sender, agency, buyer, `Neue Bestellung: ${product.name}, ${euros}`],
      [sender, buyer, agency, `Ihre Bestellung: ${product.name}`],
    ]);
    const facts = [product.name, euros, 'cs_test_1', '21.11.2026, 11:00 Uhr'];
    for (const { text, html } of mailbox.mails) {
      for (const fact of facts) assert.ok(text.includes(fact) && html.includes(fact), fact);
    }
    const keys = network.callsTo(resend).map(({ headers }) => headers.get('idempotency-key'));
    assert.deepEqual(keys, ['cs_test_1/agency', 'cs_test_1/buyer']);
    assert.ok(network.calls.every(({ redirect }) => redirect === 'error'));
    assert.deepEqual(log, []);
  });
}

Deno.test('the row of the checkout becomes the order, as it was offered', async () => {
  const { deliver, mailbox, table } = webhook();
  table.add({
    ...openOrder,
    product_name: 'Video, wie angeboten',
    created_at: '2026-11-21T09:50:00Z',
  });
  await assertReceived(await deliver());
  assert.equal(table.order.created_at, '2026-11-21T09:50:00Z');
  assert.equal(table.order.state, 'paid');
  assert.equal(mailbox.to(buyer)[0]?.subject, 'Ihre Bestellung: Video, wie angeboten');
});

Deno.test(
  'a product that is gone or renamed meanwhile is still the one that was ordered',
  async () => {
    const { deliver, mailbox, table } = webhook();
    const metadata = { product: 'video-alt', product_name: 'Altes Video', price: '1234' };
    await assertReceived(await deliver(completed, { metadata, amount_total: 1234 }));
    assert.equal(table.order.product, 'video-alt');
    assert.match(
      mailbox.to(buyer)[0]?.text ?? '',
      /Produkt: Altes Video\nBezahlt: 12,34\u00a0€ inkl. USt\n/,
    );
  },
);

const ignored: Record<string, [string, object]> = {
  'a page that ran out and is not known': [expired, {}],
  'a payment outside of the website': [completed, { metadata: {} }],
  'a payment without any notes': [completed, { metadata: null }],
  'an event of another kind': ['invoice.paid', {}],
};
for (const [title, [type, session]] of Object.entries(ignored)) {
  Deno.test(`${title} is received and ignored`, async () => {
    const { deliver, mailbox, table, log } = webhook();
    await assertReceived(await deliver(type, session));
    assert.deepEqual([...table.rows, ...mailbox.mails, ...log], []);
  });
}

/** The mail the buyer gets for a session. */
async function confirmationOf(session: object) {
  const { deliver, mailbox } = webhook();
  await assertReceived(await deliver(completed, session));
  const [mail] = mailbox.to(buyer);
  assert.ok(mail);
  return mail;
}

Deno.test('a buyer without a name is greeted without one', async () => {
  const { text } = await confirmationOf({ customer_details: { email: buyer, name: null } });
  assert.match(text, /^Guten Tag,\n\n/);
});

Deno.test('a name cannot bring lines of its own into the mail, nor be endless', async () => {
  const name = ` Anna\r\nBcc: x@evil.example\u0000\u0085\t${'x'.repeat(500)} `;
  const { text } = await confirmationOf({ customer_details: { email: buyer, name } });
  const shown = `Anna Bcc: x@evil.example ${'x'.repeat(75)}`;
  assert.equal(text.split('\n')[0], `Guten Tag ${shown},`);
});

Deno.test('a name cannot bring HTML into the mail', async () => {
  const name = '<img src=x onerror="alert(1)"> & Söhne';
  const { html, text } = await confirmationOf({ customer_details: { email: buyer, name } });
  assert.doesNotMatch(html, /<img/);
  assert.ok(html.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Söhne'));
  assert.ok(text.includes(name));
});

Deno.test('the address the checkout began with will do', async () => {
  await confirmationOf({ customer_details: null, customer_email: buyer });
});

for (const session of [
  { customer_details: null },
  { customer_details: { email: '', name: 'A' } },
]) {
  Deno.test(`an order without an address is not lost: ${JSON.stringify(session)}`, async () => {
    const { deliver, mailbox, table } = webhook();
    await assertReceived(await deliver(completed, session));
    assert.equal(table.order.email, null);
    const [mail, ...more] = mailbox.mails;
    assert.deepEqual(more, []);
    assert.equal(`${mail?.to} ${mail?.reply_to}`, `${agency} ${agency}`);
    assert.match(mail?.text ?? '', /keine E-Mail-Adresse gemeldet/);
  });
}

Deno.test('large amounts are written the German way', async () => {
  const metadata = { ...paidSession.metadata, price: '123456789' };
  const { text } = await confirmationOf({ amount_total: 123_456_789, metadata });
  assert.match(text, /Bezahlt: 1\.234\.567,89\u00a0€/);
});

Deno.test('a very long session id makes no key that Resend refuses', async () => {
  const { deliver, mailbox } = webhook();
  await assertReceived(await deliver(completed, { id: `cs_test_${'x'.repeat(260)}` }));
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('RESEND_API_BASE moves Resend', async () => {
  const origin = 'http://localhost:9001';
  const { deliver, network } = webhook({
    environment: { RESEND_API_BASE: origin },
    services: { [origin]: () => Response.json({ id: '1' }) },
  });
  await assertReceived(await deliver());
  assert.equal(network.callsTo(origin).length, 2);
});

Deno.test('an expanded payment is known by its number as well', async () => {
  const { deliver, table } = webhook();
  await assertReceived(await deliver(completed, { payment_intent: { id: 'pi_2' } }));
  assert.equal(table.order.payment_intent, 'pi_2');
});
