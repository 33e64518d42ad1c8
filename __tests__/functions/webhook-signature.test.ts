import assert from 'node:assert/strict';
import { assertReceived, assertRefused, delivery, environment } from './support/webhook.ts';
import { eventText, now, supabase, webhook } from './support/webhook.ts';

const url = `${supabase}/functions/v1/stripe-webhook`;
const signatureOf = async (text: string, options = {}) =>
  (await delivery(text, options)).headers.get('stripe-signature') ?? '';

async function assertForged(request: Request) {
  const { handle, network, log } = webhook();
  await assertRefused(await handle(request), log, 400, 'invalid_signature');
  assert.deepEqual(network.calls, []);
  assert.deepEqual(log, []);
}

Deno.test('an event with a foreign signature is refused', async () => {
  await assertForged(await delivery(eventText(), { secret: 'whsec_fremd' }));
});

Deno.test('an event signed with an empty secret is refused', async () => {
  await assertForged(await delivery(eventText(), { secret: ' ' }));
});

Deno.test('an altered event is refused', async () => {
  const header = await signatureOf(eventText());
  await assertForged(await delivery(eventText().replace('45000', '1'), { header }));
});

Deno.test('the signature of another event is refused', async () => {
  const header = await signatureOf(eventText(undefined, {}, 'evt_2'));
  await assertForged(await delivery(eventText(), { header }));
});

Deno.test('an event without signature is refused', () =>
  assertForged(new Request(url, { method: 'POST', body: eventText() })),
);

for (const header of ['x', 't=1', 'v1=00', 't=,v1=', `t=${now / 1_000}`, `t=${now / 1_000},v1=`]) {
  Deno.test(`the signature ${header} is refused`, async () => {
    await assertForged(await delivery(eventText(), { header }));
  });
}

Deno.test('only the scheme v1 counts', async () => {
  const header = (await signatureOf(eventText())).replace('v1=', 'v0=');
  await assertForged(await delivery(eventText(), { header }));
});

Deno.test('an empty body is refused', async () => {
  const header = await signatureOf(eventText());
  await assertForged(await delivery('', { header }));
});

Deno.test('a signed text that is no JSON is refused', async () => {
  await assertForged(await delivery('{"id":'));
});

Deno.test('an event signed 301 s ago is refused, a replay of later', async () => {
  await assertForged(await delivery(eventText(), { at: now - 301_000 }));
});

Deno.test('an event signed 299 s ago is taken', async () => {
  const { handle } = webhook();
  await assertReceived(await handle(await delivery(eventText(), { at: now - 299_000 })));
});

Deno.test('during a change of the secret Stripe signs with both: one is enough', async () => {
  const { handle } = webhook();
  const foreign = await signatureOf(eventText(), { secret: 'whsec_alt' });
  const header = `${foreign},${(await signatureOf(eventText())).split(',')[1]}`;
  await assertReceived(await handle(await delivery(eventText(), { header })));
});

Deno.test('letters outside of ASCII do not disturb the signature', async () => {
  const { handle } = webhook();
  const customer_details = { email: 'a@example.at', name: 'Jürgen Öllinger 🎬' };
  await assertReceived(await handle(await delivery(eventText(undefined, { customer_details }))));
});

for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']) {
  Deno.test(`${method} is not allowed`, async () => {
    const { handle, network, log } = webhook();
    const response = await handle(new Request(url, { method }));
    await assertRefused(response, log, 405, 'method_not_allowed');
    assert.deepEqual(network.calls, []);
  });
}

Deno.test('a body over 256 KB is refused unread, a large one below is taken', async () => {
  const { handle, log } = webhook();
  const padded = (length: number) => eventText(undefined, { padding: 'x'.repeat(length) });
  await assertRefused(await handle(await delivery(padded(262_144))), log, 413, 'body_too_large');
  await assertReceived(await handle(await delivery(padded(250_000))));
});

for (const name of Object.keys(environment)) {
  for (const value of [undefined, '', 'mit Leerzeichen']) {
    Deno.test(`${name} = ${JSON.stringify(value)}: 500 before anything is read`, async () => {
      const { handle, network, log } = webhook({ environment: { [name]: value } });
      await assertRefused(await handle(await delivery(eventText())), log, 500, 'not_configured');
      assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'not_configured', variables: [name] });
      assert.deepEqual(network.calls, []);
    });
  }
}

Deno.test('the publishing key of Stripe is no webhook secret', async () => {
  const { handle, log } = webhook({ environment: { STRIPE_WEBHOOK_SECRET: 'sk_test_geheim' } });
  await assertRefused(await handle(await delivery(eventText())), log, 500, 'not_configured');
});
