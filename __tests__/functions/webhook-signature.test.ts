import assert from 'node:assert/strict';
import { assertReceived, assertRefused, completed, delivery } from './support/webhook.ts';
import { environment, eventText, lastLine, now, supabase } from './support/webhook.ts';
import { webhook } from './support/webhook.ts';

const url = `${supabase}/functions/v1/stripe-webhook`;
const signatureOf = async (text: string, options = {}) =>
  (await delivery(text, options)).headers.get('stripe-signature') ?? '';

const named = { event: 'evt_1', eventType: completed, session: 'cs_test_1' };

/** Refused, with one line that says which event it claims to be, and nothing of a person. */
async function assertForged(request: Request, claim: object = named) {
  const { handle, network, log } = webhook();
  await assertRefused(await handle(request), log, 400, 'invalid_signature');
  assert.deepEqual(network.calls, []);
  assert.equal(log.length, 1);
  assert.deepEqual(lastLine(log), { code: 'invalid_signature', ...claim });
}

Deno.test('A20 an event with a foreign signature is refused', async () => {
  await assertForged(await delivery(eventText(), { secret: 'whsec_fremd' }));
});

Deno.test('A20 an altered event is refused', async () => {
  const header = await signatureOf(eventText());
  const altered = eventText().replace(/(?<="amount_total": *)\d+/, '1');
  assert.notEqual(altered, eventText());
  await assertForged(await delivery(altered, { header }));
});

Deno.test('A20 an event without signature is refused', () =>
  assertForged(new Request(url, { method: 'POST', body: eventText() })),
);

Deno.test('A20 only the scheme v1 counts', async () => {
  const header = (await signatureOf(eventText())).replace('v1=', 'v0=');
  await assertForged(await delivery(eventText(), { header }));
});

Deno.test('A20 an empty body is refused', async () => {
  const header = await signatureOf(eventText());
  await assertForged(await delivery('', { header }), {});
});

Deno.test('A20 a signed text that is no JSON is refused', async () => {
  await assertForged(await delivery('{"id":'), {});
});

Deno.test('A20 an event signed 301 s ago is refused, a replay of later', async () => {
  await assertForged(await delivery(eventText(), { at: now - 301_000 }));
});

Deno.test('A20 an event dated ahead is refused', async () => {
  await assertForged(await delivery(eventText(), { at: now + 301_000 }));
  const { handle } = webhook();
  assert.equal((await handle(await delivery(eventText(), { at: now + 3_600_000 }))).status, 400);
});

Deno.test('A20 a second time beside one that is dated ahead does not help', async () => {
  const ahead = await signatureOf(eventText(), { at: now + 3_600_000 });
  for (const header of [`t=${now / 1_000},${ahead}`, `${ahead},t=${now / 1_000}`]) {
    await assertForged(await delivery(eventText(), { header }));
  }
});

for (const seconds of [-299, 299]) {
  Deno.test(`an event whose clock is off by ${seconds} s is taken`, async () => {
    const { handle } = webhook();
    const at = now + seconds * 1_000;
    await assertReceived(await handle(await delivery(eventText(), { at })));
  });
}

const claims: Record<string, [string, object]> = {
  'an object without anything': ['{}', {}],
  null: ['null', {}],
  'a list': ['[]', {}],
  'words instead of numbers': [
    '{"id":"Anna Berger","type":"geheim!","data":{"object":{"id":"x y"}}}',
    {},
  ],
  'very long numbers': [`{"id":"evt_${'x'.repeat(300)}","data":{"object":7}}`, {}],
  'a line break': ['{"id":"evt_1\\ngeheim","type":"invoice.paid"}', { eventType: 'invoice.paid' }],
  'numbers only': [
    '{"id":"evt_2","type":"invoice.paid","data":null}',
    { event: 'evt_2', eventType: 'invoice.paid' },
  ],
};
for (const [title, [text, claim]] of Object.entries(claims)) {
  Deno.test(`A20 the log takes only Stripe's numbers from a forged event: ${title}`, async () => {
    await assertForged(await delivery(text, { secret: 'whsec_fremd' }), claim);
  });
}

for (const text of ['null', '[]', '1', '"x"', '{}']) {
  Deno.test(`a signed ${text} is no event, and is not our fault`, async () => {
    const { handle, network, log } = webhook();
    await assertRefused(await handle(await delivery(text)), log, 400, 'invalid_event');
    assert.deepEqual(network.calls, []);
  });
}

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
    assert.deepEqual([...network.calls, ...log], []);
  });
}

Deno.test('A20 a body over 256 KB is refused unread, a large one below is taken', async () => {
  const { handle, log } = webhook();
  const padded = (length: number) => eventText(undefined, { padding: 'x'.repeat(length) });
  await assertRefused(await handle(await delivery(padded(262_144))), log, 413, 'body_too_large');
  assert.deepEqual(log, ['{"code":"body_too_large"}']);
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

const malformed: [string, string][] = [
  ['RESEND_API_KEY', 'geheim'],
  ['ORDER_MAIL_AGENCY', 'Agentur <a@example.at>'],
  ['ORDER_MAIL_AGENCY', 'a@example.at,b@example.at'],
  ['ORDER_MAIL_FROM', 'Uhrturm KI'],
  ['ORDER_MAIL_FROM', 'Uhrturm KI <a@example.at>, b@example.at'],
  ['ORDER_MAIL_FROM', 'Uhrturm\nKI <a@example.at>'],
  ['RESEND_API_BASE', 'api.resend.com'],
];
for (const [name, value] of malformed) {
  Deno.test(`${name} = ${JSON.stringify(value)} is refused`, async () => {
    const { handle, log } = webhook({ environment: { [name]: value } });
    await assertRefused(await handle(await delivery(eventText())), log, 500, 'not_configured');
    assert.deepEqual(lastLine(log), { code: 'not_configured', variables: [name] });
  });
}

Deno.test('the sender may be an address alone', async () => {
  const { handle } = webhook({ environment: { ORDER_MAIL_FROM: 'a@example.at' } });
  await assertReceived(await handle(await delivery(eventText())));
});

Deno.test('the publishing key of Stripe is no webhook secret', async () => {
  const { handle, log } = webhook({ environment: { STRIPE_WEBHOOK_SECRET: 'sk_test_geheim' } });
  await assertRefused(await handle(await delivery(eventText())), log, 500, 'not_configured');
});
