import assert from 'node:assert/strict';
import { assertRefused, checkout, firstId, orderRequest } from './support/checkout.ts';
import { paymentPage, stripe } from './support/checkout.ts';
import { withoutWaiting } from './support/clock.ts';
import { hanging, type Service, unreachable } from './support/network.ts';
import { StripeSessions } from './support/stripe-sessions.ts';

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
    tries: 2,
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
    tries: 2,
  },
  'a page (200)': {
    service: () => new Response(`<html>${secret}</html>`),
    type: 'StripeAPIError',
    tries: 1,
  },
  'nothing (null)': { service: () => Response.json(null), type: 'TypeError', tries: 1 },
  'no connection': { service: unreachable, type: 'StripeConnectionError', tries: 2 },
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

Deno.test('A14 Stripe hangs: two tries of 5 s each, with one idempotency key', async () => {
  const { response, log, network, waits, tries } = await order(hanging);
  await assertRefused(response, log, 502, 'payment_unavailable');
  assert.equal(tries, 2);
  assert.equal(waits.filter((wait) => wait === 5_000).length, 5, 'three of them of Supabase');
  const keys = network.callsTo(stripe).map(({ headers }) => headers.get('idempotency-key'));
  assert.equal(new Set(keys).size, 1);
});

Deno.test('Stripe recovers at the second try: the buyer notices nothing', async () => {
  let tries = 0;
  const sessions = new StripeSessions();
  const { response, log } = await order((call) => {
    tries += 1;
    return tries < 2 ? stripeError(500, 'api_error')(call) : sessions.service(call);
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
    const sessions = new StripeSessions();
    sessions.override = { url };
    const { response, log, table } = await order(sessions.service);
    await assertRefused(response, log, 502, 'no_payment_page');
    const details = { session: firstId, requestId: 'req_123' };
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'no_payment_page', ...details });
    assert.deepEqual(table.rows, []);
    assert.deepEqual(sessions.open, [], 'the page is closed');
  });
}
