import assert from 'node:assert/strict';
import { createSession } from '../../supabase/functions/stripe-checkout/create-session.ts';
import { readSettings } from '../../supabase/functions/stripe-checkout/settings.ts';
import { assertRefused, checkout, environment, now, orderRequest } from './support/checkout.ts';
import { paymentPage, site, stripe, user } from './support/checkout.ts';
import { withoutWaiting } from './support/clock.ts';
import { hanging, type Service, unreachable } from './support/network.ts';

const secret = 'sk_test_geheim of anna.berger@example.at at 10.0.0.7';

/** An error as Stripe sends it, full of things nobody may see. */
const stripeError =
  (status: number, type: string, code = 'geheim'): Service =>
  () =>
    Response.json(
      { error: { type, code, message: secret, param: secret, doc_url: secret } },
      { status, headers: { 'request-id': 'req_123' } },
    );

/** Sends an order; every wait is over at once. */
async function order(service: Service) {
  const world = checkout({ stripe: service });
  let response: Response | undefined;
  const waits = await withoutWaiting(async () => {
    response = await world.handle(orderRequest());
  });
  assert.ok(response);
  return { ...world, response, waits, tries: world.network.callsTo(stripe).length };
}

const failures: Record<string, { service: Service; type: string; tries: number; id?: string }> = {
  'an error of its own (500)': {
    service: stripeError(500, 'api_error'),
    type: 'StripeAPIError',
    tries: 3,
    id: 'req_123',
  },
  'a declined card (402)': {
    service: stripeError(402, 'card_error'),
    type: 'StripeCardError',
    tries: 1,
    id: 'req_123',
  },
  'an unknown price (400)': {
    service: stripeError(400, 'invalid_request_error'),
    type: 'StripeInvalidRequestError',
    tries: 1,
    id: 'req_123',
  },
  'a wrong key (401)': {
    service: stripeError(401, 'invalid_request_error'),
    type: 'StripeAuthenticationError',
    tries: 1,
    id: 'req_123',
  },
  'too many requests (429)': {
    service: stripeError(429, 'invalid_request_error'),
    type: 'StripeRateLimitError',
    tries: 1,
    id: 'req_123',
  },
  'another order with the same idempotency key (400)': {
    service: stripeError(400, 'idempotency_error'),
    type: 'StripeIdempotencyError',
    tries: 1,
    id: 'req_123',
  },
  'a page (503)': {
    service: () => new Response(`<html>${secret}</html>`, { status: 503 }),
    type: 'StripeAPIError',
    tries: 3,
  },
  'a page (200)': {
    service: () => new Response(`<html>${secret}</html>`),
    type: 'StripeAPIError',
    tries: 1,
  },
  'nothing (null)': { service: () => Response.json(null), type: 'TypeError', tries: 1 },
  'no connection': { service: unreachable, type: 'StripeConnectionError', tries: 3 },
};
for (const [title, { service, type, tries, id }] of Object.entries(failures)) {
  Deno.test(`A14 Stripe answers ${title}`, async () => {
    const { response, log, tries: counted } = await order(service);
    await assertRefused(response, log, 502, 'payment_unavailable');
    const details = id === undefined ? { type } : { type, requestId: id };
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'payment_unavailable', ...details });
    assert.equal(counted, tries);
  });
}

Deno.test('A14 Stripe hangs: three tries of 8 s each, with one idempotency key', async () => {
  const { response, log, network, waits, tries } = await order(hanging);
  await assertRefused(response, log, 502, 'payment_unavailable');
  assert.equal(tries, 3);
  assert.equal(waits.filter((wait) => wait === 8_000).length, 3);
  const keys = network.callsTo(stripe).map(({ headers }) => headers.get('idempotency-key'));
  assert.equal(new Set(keys).size, 1);
});

Deno.test('Stripe recovers at the third try: the buyer notices nothing', async () => {
  let tries = 0;
  const { response, log } = await order((call) => {
    tries += 1;
    if (tries < 3) return stripeError(500, 'api_error')(call);
    return Response.json({ id: 'cs_test_1', url: paymentPage });
  });
  assert.deepEqual(await response.json(), { url: paymentPage });
  assert.deepEqual(log, []);
});

const addresses: Record<string, unknown> = {
  none: undefined,
  null: null,
  'an empty text': '',
  'no address': 'cs_test_geheim',
  'a path': '/c/pay/cs_test_geheim',
  'a number': 1,
  'another site': 'https://evil.example/c/pay/cs_test_geheim',
  'Stripe as subdomain of another site': 'https://checkout.stripe.com.evil.example/c/pay/x',
  'Stripe as user': 'https://checkout.stripe.com@evil.example/c/pay/x',
  'another host of Stripe': 'https://dashboard.stripe.com/c/pay/x',
  'without encryption': 'http://checkout.stripe.com/c/pay/x',
  'another port': 'https://checkout.stripe.com:8443/c/pay/x',
  'javascript:': 'javascript:alert("geheim")//checkout.stripe.com',
};
for (const [title, url] of Object.entries(addresses)) {
  Deno.test(`A14 an unexpected address of the payment page: ${title}`, async () => {
    const headers = { 'request-id': 'req_123' };
    const { response, log } = await order(() =>
      Response.json({ id: 'cs_test_1', url }, { headers }),
    );
    await assertRefused(response, log, 502, 'no_payment_page');
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'no_payment_page', requestId: 'req_123' });
  });
}

Deno.test('a product may be a subscription', async () => {
  const { network } = checkout();
  const product = {
    key: 'wartung',
    name: 'Wartung',
    price: 19.9,
    priceId: 'price_1',
    mode: 'subscription',
  };
  const order = { product, successUrl: `${site}/success`, cancelUrl: `${site}/` };
  const runtime = { fetch: network.fetch, log: () => {}, now: () => now };
  const caller = { id: user.id, email: user.email };
  assert.equal(await createSession(caller, order, readSettings(environment), runtime), paymentPage);
  assert.match(network.calls[0]?.body ?? '', /^mode=subscription&/);
});
