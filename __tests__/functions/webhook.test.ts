import assert from 'node:assert/strict';
import { assertReceived, completed, emailjs, succeeded, webhook } from './support/webhook.ts';

for (const type of [completed, succeeded]) {
  Deno.test(`${type} confirms the order to the buyer`, async () => {
    const { deliver, mails, table, log } = webhook();
    await assertReceived(await deliver(type));
    const [mail, ...more] = mails();
    assert.deepEqual(more, []);
    assert.equal(`${mail?.method} ${mail?.url}`, `POST ${emailjs}/api/v1.0/email/send`);
    assert.equal(mail?.headers.get('content-type'), 'application/json');
    assert.equal(mail?.redirect, 'error');
    const { template_params, ...keys } = JSON.parse(mail?.body ?? '');
    assert.deepEqual(keys, {
      service_id: 'service_1',
      template_id: 'template_order',
      user_id: 'public_1',
      accessToken: 'private_geheim',
    });
    const { message, ...facts } = template_params;
    assert.deepEqual(facts, {
      to_email: 'anna.berger@example.at',
      to_name: 'Anna Berger',
      subject: 'Ihre Bestellung: KI-Produktvideo Professional',
      product: 'KI-Produktvideo Professional',
      amount: '450,00\u00a0€',
      order_number: 'cs_test_1',
    });
    assert.match(message, /^Guten Tag Anna Berger,\n\n/);
    for (const fact of [facts.product, facts.amount, facts.order_number]) {
      assert.ok(message.includes(fact), `${fact} is in the message`);
    }
    assert.deepEqual(
      table.rows.map(({ id, status }) => [id, status]),
      [['cs_test_1', 'done']],
    );
    assert.deepEqual(log, []);
  });
}

const ignored: Record<string, [string, object]> = {
  'a payment that has not arrived yet': [completed, { payment_status: 'unpaid' }],
  'an order that costs nothing': [completed, { payment_status: 'no_payment_required' }],
  'a late payment that failed': ['checkout.session.async_payment_failed', {}],
  'a session that ran out': ['checkout.session.expired', {}],
  'a payment outside of the website': [completed, { metadata: {} }],
  'a payment without any notes': [completed, { metadata: null }],
  'an event of another kind': ['invoice.paid', {}],
};
for (const [title, [type, session]] of Object.entries(ignored)) {
  Deno.test(`${title} is received and ignored`, async () => {
    const { deliver, network, log } = webhook();
    await assertReceived(await deliver(type, session));
    assert.deepEqual(network.calls, []);
    assert.deepEqual(log, []);
  });
}

/** The values the template gets for a session. */
async function paramsFor(session: object): Promise<Record<string, string>> {
  const { deliver, mails } = webhook();
  await assertReceived(await deliver(completed, session));
  return JSON.parse(mails()[0]?.body ?? '').template_params;
}

Deno.test('a buyer without a name is greeted without one', async () => {
  const customer_details = { email: 'anna.berger@example.at', name: null };
  const { to_name, message } = await paramsFor({ customer_details });
  assert.equal(to_name, '');
  assert.match(message ?? '', /^Guten Tag,\n\n/);
});

Deno.test('a name cannot bring lines of its own into the mail, nor be endless', async () => {
  const name = ` Anna\r\nBcc: x@evil.example\u0000\u0085\t${'x'.repeat(500)} `;
  const { to_name, message } = await paramsFor({
    customer_details: { email: 'anna.berger@example.at', name },
  });
  assert.equal(to_name, `Anna Bcc: x@evil.example ${'x'.repeat(75)}`);
  assert.equal(message?.split('\n')[0], `Guten Tag ${to_name},`);
});

Deno.test('the address the checkout began with will do', async () => {
  const begun = { customer_details: null, customer_email: 'anna@example.at' };
  assert.equal((await paramsFor(begun))['to_email'], 'anna@example.at');
});

Deno.test('large amounts are written the German way', async () => {
  assert.equal((await paramsFor({ amount_total: 123_456_789 }))['amount'], '1.234.567,89\u00a0€');
});

Deno.test('EMAILJS_ORIGIN moves EmailJS', async () => {
  const origin = 'http://localhost:9001';
  const { deliver, network } = webhook({
    environment: { EMAILJS_ORIGIN: origin },
    services: { [origin]: () => new Response('OK') },
  });
  await assertReceived(await deliver());
  assert.equal(network.callsTo(origin).length, 1);
});
