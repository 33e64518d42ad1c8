/** @jest-environment node */
import { withServices } from '../running-services';
import { order, post, stripeAt } from './stripe';

const services = withServices();
const stripe = (secretKey?: string) => stripeAt(services.url(''), secretKey);
const create = (parameters: object, options = {}) =>
  stripe().checkout.sessions.create({ ...order, ...parameters }, options);

const wire = {
  mode: 'payment',
  'line_items[0][price]': 'price_video_basic',
  'line_items[0][quantity]': '1',
  success_url: 'http://localhost:9000/success',
};

async function expectError(answer: Response, status: number, error: object): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('request-id')).toMatch(/^req_\w+$/);
  expect(await answer.json()).toEqual({ error: expect.objectContaining(error) });
}

test('Stripe’s own SDK gets an open session with the price of products.json', async () => {
  const session = await create({});
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 45_000,
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
  expect(session.url).toBe(services.url(`/pay/${session.id}`));
  expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
});

test('the SDK turns refusals into its own errors', async () => {
  await expect(stripe('sk_test_falsch').checkout.sessions.create(order)).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const unknown = { line_items: [{ price: 'price_geschenkt', quantity: 1 }] };
  await expect(create(unknown)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    param: 'line_items[0][price]',
    message: "No such price: 'price_geschenkt'",
  });
});

test('an idempotency key gives the same session again, also after a restart', async () => {
  const idempotencyKey = 'bestellung-1';
  const first = await create({}, { idempotencyKey });
  const again = await create({}, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await services.restart();
  expect((await create({}, { idempotencyKey })).id).toBe(first.id);
  expect((await create({}, { idempotencyKey: 'bestellung-2' })).id).not.toBe(first.id);
});

test('two requests with one key at the same time make one session', async () => {
  const idempotencyKey = 'bestellung-1';
  const [one, two] = await Promise.all([
    create({}, { idempotencyKey }),
    create({}, { idempotencyKey }),
  ]);
  expect(one.id).toBe(two.id);
});

test('an idempotency key with other parameters is refused', async () => {
  await create({}, { idempotencyKey: 'bestellung-1' });
  const other = create({ customer_email: 'jemand@anders.at' }, { idempotencyKey: 'bestellung-1' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test.each([
  [{ 'line_item[0][price]': 'x' }, 'parameter_unknown', 'line_item'],
  [{ 'line_items[0][prize]': 'x' }, 'parameter_unknown', 'line_items[0][prize]'],
  [{ toString: 'x' }, 'parameter_unknown', 'toString'],
  [{ success_url: 'success' }, 'parameter_invalid', 'success_url'],
  [{ success_url: 'javascript:alert(1)' }, 'parameter_invalid', 'success_url'],
  [{ mode: 'geschenk' }, 'parameter_invalid', 'mode'],
  [{ customer_email: 'kein Postfach' }, 'parameter_invalid', 'customer_email'],
  [{ 'line_items[0][quantity]': '0' }, 'parameter_invalid', 'line_items[0][quantity]'],
])('refuses %j (%s)', async (change: object, code, param) => {
  const answer = await post(services.url(''), { ...wire, ...change });
  await expectError(answer, 400, { type: 'invalid_request_error', code, param });
});

test.each([
  ['mode', 'mode'],
  ['success_url', 'success_url'],
  ['line_items[0][price]', 'line_items[0][price]'],
])('names a missing %s', async (name, param) => {
  const { [name]: _left, ...others }: Record<string, string> = wire;
  const message = `Missing required param: ${param}.`;
  const answer = await post(services.url(''), others);
  await expectError(answer, 400, { code: 'parameter_missing', param, message });
});

test('does not pretend to understand what Stripe offers besides', async () => {
  const answer = await post(services.url(''), { ...wire, allow_promotion_codes: 'true' });
  await expectError(answer, 400, { param: 'allow_promotion_codes' });
});

test('a price cannot be bought in the other mode', async () => {
  const answer = await post(services.url(''), { ...wire, mode: 'subscription' });
  await expectError(answer, 400, { param: 'mode' });
});

test.each([
  ['a missing key', { Authorization: '' }, 401],
  ['a missing version', { 'Stripe-Version': '' }, 400],
  ['JSON', { 'Content-Type': 'application/json' }, 400],
])('refuses %s', async (_case, headers, status) => {
  const answer = await post(services.url(''), wire, headers);
  await expectError(answer, status, { type: 'invalid_request_error' });
});

test.each(['a]b', 'a[b', '[a]', 'mode[x]'])('refuses the damaged name %s', async (name) => {
  const answer = await post(services.url(''), { ...wire, [name]: 'x' });
  await expectError(answer, 400, { message: 'Invalid request body' });
});
