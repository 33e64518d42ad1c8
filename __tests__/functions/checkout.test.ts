import assert from 'node:assert/strict';
import products from '../../supabase/functions/_shared/products.json' with { type: 'json' };
import {
  idempotencyKey,
  sessionParameters,
} from '../../supabase/functions/stripe-checkout/session-parameters.ts';
import { basic, checkout, firstId, now, orderRequest, otherSite } from './support/checkout.ts';
import { empty } from './support/orders-table.ts';
import { paymentPage, site, stripe, supabase, user, userToken } from './support/checkout.ts';
import { StripeSessions } from './support/stripe-sessions.ts';

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
  const [call] = network.callsTo(supabase);
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
    'line_items[0][price]': basic.priceId,
    'line_items[0][quantity]': '1',
    'adaptive_pricing[enabled]': 'false',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'eps',
    expires_at: String(Date.parse('2026-11-21T11:00:00Z') / 1_000),
    locale: 'de',
    success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/ki-produktvideos`,
    client_reference_id: 'user-1',
    customer_email: 'anna.berger@example.at',
    'metadata[product]': 'video-basic',
    'metadata[product_name]': basic.name,
    'metadata[price]': String(basic.price * 100),
    'payment_intent_data[metadata][product]': 'video-basic',
  });
});

Deno.test(
  'the order is a row, open and without personal data, before its page is handed out',
  async () => {
    const { handle, table } = checkout();
    await handle(orderRequest());
    assert.deepEqual(table.order, {
      ...empty,
      created_at: '2026-11-21T10:00:30.000Z',
      session_id: firstId,
      user_id: 'user-1',
      product: 'video-basic',
      product_name: basic.name,
      price: basic.price * 100,
      state: 'open',
    });
  },
);

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
    keyOf({ order: { price_id: products['video-hero'].priceId } }),
    keyOf({ order: { cancel_url: `${site}/` } }),
  ]);
  assert.equal(new Set(keys).size, keys.length);
});

Deno.test('F11 the query of the page does not make another purchase', async () => {
  const keys = await Promise.all(
    ['', '?x=1', '?x=2', '#x', '?x=1#y'].map((end) =>
      keyOf({ order: { cancel_url: `${site}/ki-produktvideos${end}` } }),
    ),
  );
  assert.equal(new Set(keys).size, 1);
});

const purchase = {
  caller: { id: user.id, email: user.email },
  product: { key: 'wartung', name: 'Wartung', price: 19.9, priceId: 'price_1', mode: 'payment' },
  successUrl: `${site}/success`,
  cancelUrl: `${site}/`,
};
const subscription = { ...purchase, product: { ...purchase.product, mode: 'subscription' } };

Deno.test(
  'F11 another mode, or a page that another one follows, has another idempotency key',
  async () => {
    const keys = await Promise.all([
      idempotencyKey(purchase, '', 1),
      idempotencyKey(subscription, '', 1),
      idempotencyKey(purchase, 'cs_test_1', 1),
      idempotencyKey(purchase, 'cs_test_2', 1),
    ]);
    assert.equal(new Set(keys).size, keys.length);
  },
);

Deno.test('a product may be a subscription, which has no payment of its own', () => {
  assert.equal(sessionParameters(purchase, 1).mode, 'payment');
  const parameters = sessionParameters(subscription, 1);
  assert.equal(parameters.mode, 'subscription');
  assert.equal('payment_intent_data' in parameters, false);
});

Deno.test('a price is counted in whole cents', () => {
  const product = { ...purchase.product, price: 19.99 };
  assert.equal(sessionParameters({ ...purchase, product }, 1).metadata?.['price'], '1999');
});

Deno.test('STRIPE_API_BASE moves the API and the payment page', async () => {
  for (const base of ['http://localhost:9001', 'https://stripe.test', 'https://stripe.test:8443']) {
    const url = `${base}/pay/1`;
    const sessions = new StripeSessions();
    sessions.override = { url };
    const { handle, network } = checkout({
      environment: { STRIPE_API_BASE: base },
      services: { [base]: sessions.service },
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
