import assert from 'node:assert/strict';
import { sql, states } from './support/database.ts';
import { broken, unreachable } from './support/network.ts';
import { says } from './support/mailbox.ts';
import { agency, refused, buyer, completed, delivery, eventText } from './support/env.ts';
import { expired, failed, hour, newTestEnv, paidSession, price, product } from './support/env.ts';
import { succeeded, type TestEnv } from './support/env.ts';

type Delivery = [type: string, changes?: object];
const unpaid: Delivery = [completed, { payment_status: 'unpaid' }];
const id = paidSession.id;

/** What stripe-checkout has written when it opened the page. */
const openOrder = () =>
  sql(
    `select open_order(jsonb_build_object('session_id', $1::text, 'user_id', 'user-1',
      'product', 'video-professional', 'product_name', 'Video', 'price', $2::integer))`,
    [id, price],
  );
const orders = () => sql('select * from orders order by created_at');
const subjects = ({ mailbox }: TestEnv) =>
  mailbox.to(agency).map(({ subject }) => subject.split(':')[0]);

Deno.test('a payment: the order, a confirmation, and a notice that both can answer', async () => {
  const env = await newTestEnv();
  await openOrder();
  const answer = await env.deliver();
  assert.deepEqual(await answer.json(), { received: true });
  const [order] = await orders();
  const { paid_at, created_at: _, ...facts } = order ?? {};
  assert.ok(Math.abs(Number(paid_at) - Date.now() + 30_000) < 5_000);
  assert.deepEqual(facts, {
    ...{ session_id: id, user_id: 'user-1', product: 'video-professional', product_name: 'Video' },
    ...{ price, amount: price, currency: 'eur', email: buyer, name: 'Anna Berger' },
    ...{ state: 'paid', mismatch: false, duplicate_of: null, looked_at: null },
  });
  const [notice, confirmation, ...more] = env.mailbox.mails;
  assert.deepEqual(more, []);
  assert.deepEqual([notice?.to, notice?.reply_to], [agency, buyer]);
  assert.deepEqual([confirmation?.to, confirmation?.reply_to], [buyer, agency]);
  assert.match(confirmation?.text ?? '', /^Guten Tag Anna Berger,/);
  for (const mail of [notice, confirmation])
    says(mail, product.name, '450,00\u00a0€ inkl. USt', id);
});

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

const sequences: Record<string, Delivery[]> = {
  'a card': [[completed], [completed], [expired]],
  'a slow payment': [unpaid, [succeeded], [succeeded], unpaid],
  'a slow payment that was given up first': [[failed], [succeeded], unpaid],
};
for (const [title, events] of Object.entries(sequences))
  Deno.test(`C02 ${title}, in every order: paid, one mail each`, async () => {
    for (const order of permutations(events))
      for (const isKnown of [true, false]) {
        const env = await newTestEnv();
        if (isKnown) await openOrder();
        for (const event of order) assert.equal((await env.deliver(...event)).status, 200);
        const sequence = order.map(([type]) => type).join(', ');
        assert.deepEqual(await states(), ['paid'], sequence);
        assert.equal(env.mailbox.to(buyer).length, 1, sequence);
        const notices = subjects(env).filter((subject) => subject === 'Neue Bestellung');
        assert.equal(notices.length, 1, sequence);
      }
  });

for (const isKnown of [true, false])
  Deno.test(`C04 a delayed payment fails: the agency is told (${isKnown})`, async () => {
    const env = await newTestEnv();
    if (isKnown) await openOrder();
    for (let time = 0; time < 2; time += 1) await env.deliver(failed, { payment_status: 'unpaid' });
    assert.deepEqual(await states(), ['failed']);
    assert.deepEqual(subjects(env), ['Zahlung fehlgeschlagen']);
    assert.match(env.mailbox.mails[0]?.text ?? '', new RegExp(`E-Mail: ${buyer}`));
    assert.equal(env.mailbox.mails.length, 1);
  });

Deno.test('a page that runs out closes its order, without personal data', async () => {
  const env = await newTestEnv();
  await env.deliver(expired, { payment_status: 'unpaid' });
  assert.deepEqual(await orders(), []);
  await openOrder();
  await env.deliver(expired, { payment_status: 'unpaid' });
  const [order] = await orders();
  assert.deepEqual([order?.['state'], order?.['email'], order?.['name']], ['expired', null, null]);
  assert.deepEqual(env.mailbox.mails, []);
});

Deno.test('events of others, and of other pages, change nothing', async () => {
  const env = await newTestEnv();
  await openOrder();
  assert.equal((await env.deliver('charge.refunded')).status, 200);
  assert.equal((await env.deliver(completed, { metadata: {} })).status, 200);
  await env.deliver(completed, { id: 'cs_test_2', client_reference_id: 'user-2' });
  assert.deepEqual(await states(), ['open', 'paid']);
});

Deno.test('a second payment within a day is told, with the other number', async () => {
  const env = await newTestEnv();
  const second = { id: 'cs_test_2' };
  await Promise.all([env.deliver(), env.deliver(completed, second)]);
  const [mail, ...more] = env.mailbox.mails.filter(({ subject }) => subject.includes('zweite'));
  assert.deepEqual([mail?.to, more], [agency, []]);
  assert.equal(subjects(env).length, 3);
  says(mail, id, 'cs_test_2');
  assert.equal(env.mailbox.to(buyer).length, 2);
  await env.pass(25 * hour);
  await env.deliver(completed, { id: 'cs_test_3' });
  await env.deliver(completed, { id: 'cs_test_4', client_reference_id: 'user-2' });
  const metadata = { ...paidSession.metadata, product: 'video-basic' };
  await env.deliver(completed, { id: 'cs_test_5', metadata });
  assert.equal(subjects(env).filter((subject) => subject?.includes('zweite')).length, 1);
});

for (const changes of [{ amount_total: price - 1 }, { currency: 'chf' }])
  Deno.test(`A21 ${Object.keys(changes)} differs: told, not confirmed`, async () => {
    const env = await newTestEnv();
    await env.deliver(completed, changes);
    assert.deepEqual(subjects(env), ['Bitte prüfen, Betrag weicht ab']);
    assert.equal(env.mailbox.mails.length, 1);
    assert.equal((await orders())[0]?.['mismatch'], true);
  });

Deno.test("C01 C03 the buyer's mail fails thrice: one order, then only that mail", async () => {
  const env = await newTestEnv();
  env.mailbox.failure = ({ to }) => (to === buyer ? new Response('', { status: 500 }) : undefined);
  for (let time = 0; time < 3; time += 1) assert.equal((await env.deliver()).status, 200);
  assert.deepEqual(env.mailbox.recipients, [agency]);
  assert.deepEqual(await states(), ['paid']);
  env.mailbox.failure = () => undefined;
  const before = env.network.calls.length;
  await env.deliver();
  assert.deepEqual(env.mailbox.recipients, [agency, buyer]);
  const sent = env.network.calls.slice(before).filter(({ url }) => url.pathname === '/emails');
  assert.equal(sent.length, 1);
});

Deno.test('the database is down: Stripe is asked to come again', async () => {
  const env = await newTestEnv();
  for (const service of [unreachable, broken(500), broken(401)]) {
    env.services.database = service;
    await refused(env, env.deliver(), 503, 'database_unavailable');
  }
  assert.deepEqual(env.mailbox.mails, []);
});

const claim = { event: 'evt_1', eventType: completed };

Deno.test('A20 forged, replayed, future-dated: 400, logged without personal data', async () => {
  const good = await delivery(eventText());
  const headers = new Headers(good.headers);
  const signature = headers.get('stripe-signature') ?? '';
  const signed = (header: string, body = eventText()) => ({
    ...{ method: 'POST', body },
    headers: { 'stripe-signature': header },
  });
  const ahead = await delivery(eventText(), { at: Date.now() + 310_000 });
  const aheadSignature = new Headers(ahead.headers).get('stripe-signature');
  const forged: [RequestInit, object?][] = [
    [await delivery(eventText(), { secret: 'whsec_fremd' }), claim],
    [signed(signature, eventText().replace(String(price), '1')), claim],
    [{ method: 'POST', body: eventText() }, claim],
    [signed(signature.replace('v1=', 'v0=')), claim],
    [signed(signature, '')],
    [await delivery('{"id":')],
    [await delivery(eventText(), { at: Date.now() - 310_000 }), claim],
    [ahead, claim],
    [signed(`t=${Math.floor(Date.now() / 1_000)},${aheadSignature}`), claim],
    [await delivery('{"id":"Anna Berger","type":"geheim!"}', { secret: 'whsec_fremd' })],
  ];
  for (const [init, claimed] of forged) {
    const env = await newTestEnv();
    const answer = await env.call('stripe-webhook', init);
    assert.deepEqual([answer.status, await answer.json()], [400, { error: 'invalid_signature' }]);
    assert.deepEqual(env.log, [JSON.stringify({ code: 'invalid_signature', ...claimed })]);
  }
});

Deno.test('A20 a body over 256 KB is refused, one below is taken', async () => {
  const env = await newTestEnv();
  const padded = (length: number) => eventText(completed, { padding: 'x'.repeat(length) });
  const answer = await env.call('stripe-webhook', await delivery(padded(262_144)));
  assert.equal(answer.status, 413);
  assert.deepEqual(env.log, ['{"code":"body_too_large"}']);
  for (const init of [
    await delivery(padded(250_000)),
    await delivery(eventText(), { at: Date.now() - 290_000 }),
    await delivery(eventText(), { at: Date.now() + 290_000 }),
  ])
    assert.equal((await env.call('stripe-webhook', init)).status, 200);
  await env.settle();
});
