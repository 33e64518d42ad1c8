import assert from 'node:assert/strict';
import { idempotencyKey } from '../../supabase/functions/stripe-checkout/idempotency-key.ts';
import { checkout, now, orderRequest, otherSite } from './support/checkout.ts';
import { paymentPage, site, stripe, supabase, user, userToken } from './support/checkout.ts';

type Options = Parameters<typeof orderRequest>[0];

/** The idempotency key of one request. */
async function keyOf(options: Options, shift = 0, id = user.id): Promise<string | null> {
  const { handle, network } = checkout({
    now: now + shift,
    auth: () => Response.json({ ...user, id }),
  });
  assert.equal((await handle(orderRequest(options))).status, 200);
  return network.callsTo(stripe)[0]?.headers.get('idempotency-key') ?? null;
}

Deno.test('a signed-in user gets the address of the payment page', async () => {
  const { handle, log } = checkout();
  const response = await handle(orderRequest());
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { url: paymentPage });
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  assert.equal(response.headers.get('vary'), 'Origin');
  assert.deepEqual(log, []);
});

Deno.test("the auth service is asked with the user's token and the project's key", async () => {
  const { handle, network } = checkout();
  await handle(orderRequest());
  const [call, ...more] = network.callsTo(supabase);
  assert.deepEqual(more, []);
  assert.equal(`${call?.method} ${call?.url}`, `GET ${supabase}/auth/v1/user`);
  assert.equal(call?.headers.get('apikey'), 'sb_publishable_geheim');
  assert.equal(call?.headers.get('authorization'), `Bearer ${userToken}`);
});

Deno.test('Stripe gets the order, the buyer and nothing else', async () => {
  const { handle, network } = checkout();
  const order = { amount: 1, quantity: 99, customer_email: 'x@example.com', locale: 'en' };
  await handle(orderRequest({ order }));
  const [call, ...more] = network.callsTo(stripe);
  assert.deepEqual(more, []);
  assert.equal(`${call?.method} ${call?.url}`, `POST ${stripe}/v1/checkout/sessions`);
  assert.equal(call?.headers.get('authorization'), 'Bearer sk_test_geheim');
  assert.deepEqual(Object.fromEntries(new URLSearchParams(call?.body)), {
    mode: 'payment',
    'line_items[0][price]': 'price_video_basic',
    'line_items[0][quantity]': '1',
    locale: 'de',
    success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/ki-produktvideos`,
    client_reference_id: 'user-1',
    customer_email: 'anna.berger@example.at',
    'metadata[product]': 'video-basic',
  });
});

Deno.test('the address after the payment is made here, on the site the caller is on', async () => {
  const { handle, network } = checkout();
  const order = {
    success_url: `${otherSite}/success?next=https://evil.example#x`,
    cancel_url: otherSite,
  };
  const response = await handle(orderRequest({ headers: { origin: otherSite }, order }));
  assert.equal(response.headers.get('access-control-allow-origin'), otherSite);
  const sent = new URLSearchParams(network.callsTo(stripe)[0]?.body);
  assert.equal(sent.get('success_url'), `${otherSite}/success?session_id={CHECKOUT_SESSION_ID}`);
  assert.equal(sent.get('cancel_url'), `${otherSite}/`);
});

Deno.test('a user without e-mail address is asked for it by Stripe', async () => {
  const { handle, network } = checkout({ auth: () => Response.json({ ...user, email: '' }) });
  assert.equal((await handle(orderRequest())).status, 200);
  assert.equal(new URLSearchParams(network.callsTo(stripe)[0]?.body).has('customer_email'), false);
});

Deno.test('F11 the same order within a minute has the same idempotency key', async () => {
  assert.match((await keyOf({})) ?? '', /^[0-9a-f]{64}$/);
  assert.equal(await keyOf({}), await keyOf({}, 29_999));
  assert.equal(await keyOf({}), await keyOf({}, -30_000));
});

Deno.test('F11 another minute, user, product or page has another idempotency key', async () => {
  const keys = await Promise.all([
    keyOf({}),
    keyOf({}, 30_000),
    keyOf({}, 0, 'user-2'),
    keyOf({ order: { price_id: 'price_video_hero' } }),
    keyOf({ order: { cancel_url: `${site}/` } }),
  ]);
  assert.equal(new Set(keys).size, keys.length);
});

Deno.test('F11 another mode has another idempotency key', async () => {
  const product = { key: 'x', name: 'X', price: 1, priceId: 'price_x', mode: 'payment' };
  const order = { product, successUrl: `${site}/success`, cancelUrl: `${site}/` };
  const other = { ...order, product: { ...product, mode: 'subscription' } };
  const caller = { id: user.id, email: user.email };
  assert.notEqual(
    await idempotencyKey(caller, order, now),
    await idempotencyKey(caller, other, now),
  );
});

Deno.test('STRIPE_API_BASE moves the API and the payment page', async () => {
  for (const base of ['http://localhost:9001', 'http://stripe.test', 'https://stripe.test:8443']) {
    const url = `${base}/pay/1`;
    const { handle, network } = checkout({
      environment: { STRIPE_API_BASE: base },
      services: { [base]: () => Response.json({ id: 'cs_test_1', url }) },
    });
    const response = await handle(orderRequest());
    assert.deepEqual(await response.json(), { url });
    assert.equal(network.callsTo(base).length, 1);
  }
});

Deno.test('the word "bearer" may be written in any way', async () => {
  const { handle } = checkout();
  const headers = { authorization: `bearer ${userToken}` };
  assert.equal((await handle(orderRequest({ headers }))).status, 200);
});
