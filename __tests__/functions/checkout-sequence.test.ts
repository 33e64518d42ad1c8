import { assertRefused, checkout, orderRequest, user } from './support/checkout.ts';

/** Everything that can be wrong with one request, in the order in which it is looked at. */
const faults: {
  status: number;
  code: string;
  request?: Parameters<typeof orderRequest>[0];
  world?: Parameters<typeof checkout>[0];
  user?: object;
}[] = [
  { status: 405, code: 'method_not_allowed', request: { method: 'PUT' } },
  {
    status: 403,
    code: 'origin_not_allowed',
    request: { headers: { origin: 'https://evil.example' } },
  },
  { status: 500, code: 'not_configured', world: { environment: { STRIPE_SECRET_KEY: '' } } },
  { status: 413, code: 'body_too_large', request: { body: 'x'.repeat(5_000) } },
  { status: 401, code: 'invalid_token', request: { headers: { authorization: null } } },
  { status: 403, code: 'account_required', user: { role: 'anon' } },
  { status: 403, code: 'email_not_confirmed', user: { email_confirmed_at: null } },
  { status: 400, code: 'invalid_json', request: { body: '[' } },
  { status: 400, code: 'unknown_price', request: { order: { price_id: 'price_x' } } },
  { status: 400, code: 'wrong_mode', request: { order: { mode: 'setup' } } },
  { status: 400, code: 'invalid_success_url', request: { order: { success_url: '/' } } },
  { status: 400, code: 'invalid_cancel_url', request: { order: { cancel_url: '/' } } },
  {
    status: 503,
    code: 'database_unavailable',
    world: { database: () => new Response('x', { status: 500 }) },
  },
  {
    status: 502,
    code: 'payment_unavailable',
    world: { stripe: () => new Response('x', { status: 400 }) },
  },
];

faults.forEach(({ status, code }, index) => {
  Deno.test(`with this and all later faults the answer is ${code}`, async () => {
    const present = faults.slice(index);
    const requests = present.map(({ request }) => request ?? {});
    // A body that is no order hides the faults of an order, one too large hides both: the first one
    // counts.
    const body = requests.find((request) => request.body !== undefined)?.body;
    const caller = Object.assign({ ...user }, ...present.map((fault) => fault.user));
    const auth = () => Response.json(caller);
    const { handle, log } = checkout(Object.assign({ auth }, ...present.map(({ world }) => world)));
    const request = orderRequest({
      ...Object.assign({}, ...requests),
      headers: Object.assign({}, ...requests.map(({ headers }) => headers)),
      order: Object.assign({}, ...requests.map(({ order }) => order)),
      body,
    });
    await assertRefused(await handle(request), log, status, code);
  });
});
