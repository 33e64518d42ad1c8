import type Stripe from 'stripe';
import { withServices } from './running-services';
import { cents, order, stripeAt } from './stripe';

const services = withServices({ publicOrigin: 'http://localhost:9001' });
const stripe = () => stripeAt(services.url(''));
const create = (parameters: object, options: Stripe.RequestOptions = {}) =>
  stripe().checkout.sessions.create({ ...order, ...parameters }, options);

test('Stripe’s own SDK gets an open session with the price of products.json', async () => {
  const session = await create({});
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: cents,
    currency: 'eur',
    livemode: false,
    mode: 'payment',
    payment_status: 'unpaid',
    status: 'open',
    customer_email: order.customer_email,
    client_reference_id: order.client_reference_id,
    metadata: order.metadata,
    success_url: order.success_url,
    cancel_url: order.cancel_url,
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  expect(session.url).toBe(`http://localhost:9001/pay/${session.id}`);
  expect(session.expires_at).toBe(order.expires_at);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
});

test('an idempotency key gives the same session again, also after a restart', async () => {
  const idempotencyKey = 'bestellung-1';
  const [first, second] = await Promise.all([
    create({}, { idempotencyKey }),
    create({}, { idempotencyKey }),
  ]);
  expect(second.id).toBe(first.id);
  await services.restart();
  const again = await create({}, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await create({}, { idempotencyKey: 'bestellung-2' })).id).not.toBe(first.id);
});

test('an idempotency key with other parameters is refused', async () => {
  await create({}, { idempotencyKey: 'bestellung-1' });
  const other = create({ customer_email: 'jemand@anders.at' }, { idempotencyKey: 'bestellung-1' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

const invalid = 'StripeInvalidRequestError';

test.each([
  [{ allow_promotion_codes: true }, undefined, ''],
  [{ success_url: 'javascript:alert(1)' }, undefined, 'success_url'],
  [{ expires_at: order.expires_at - 45 * 60 }, undefined, 'expires_at'],
  [
    { line_items: [{ price: 'price_geschenkt', quantity: 1 }] },
    'resource_missing',
    'line_items[0][price]',
  ],
  [{ mode: 'subscription' as const }, undefined, 'mode'],
])('refuses %j (%s)', async (change, code, param) => {
  await expect(create(change)).rejects.toMatchObject({
    type: invalid,
    statusCode: 400,
    code,
    param,
  });
});

test('a session can be read and closed, but only while it is open', async () => {
  const { sessions } = stripe().checkout;
  const { id } = await create({}, { idempotencyKey: 'bestellung-1' });
  expect(await sessions.retrieve(id)).toMatchObject({ id, status: 'open', amount_total: cents });
  expect(await sessions.expire(id)).toMatchObject({ id, status: 'expired', url: null });
  await services.restart();
  const { sessions: later } = stripe().checkout;
  expect(await later.retrieve(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  await expect(later.expire(id)).rejects.toMatchObject({ type: invalid, statusCode: 400 });
  expect((await fetch(services.url(`/pay/${id}`))).status).toBe(404);
  // As Stripe: the answer to the key is the one of the first time.
  expect(await create({}, { idempotencyKey: 'bestellung-1' })).toMatchObject({
    id,
    status: 'open',
  });
});
