import assert from 'node:assert/strict';
import products from '../../../supabase/functions/_shared/products.json' with { type: 'json' };
import { createStripeCheckout } from '../../../supabase/functions/stripe-checkout/handler.ts';
import { withCalls } from './calls-table.ts';
import { Network, type Service } from './network.ts';
import { OrdersTable } from './orders-table.ts';
import { assertRefused as assertCode } from './refused.ts';
import { StripeSessions } from './stripe-sessions.ts';

export const site = 'https://uhrturm-ki.example';
export const otherSite = 'https://www.uhrturm-ki.example';
export const supabase = 'https://projekt.supabase.co';
export const stripe = 'https://api.stripe.com';
export const firstId = 'cs_test_0000000001';
export const paymentPage = `https://checkout.stripe.com/c/pay/${firstId}`;
export const now = Date.parse('2026-11-21T10:00:30Z');
export const basic = products['video-basic'];

/** The token of the only user the auth service knows. */
export const userToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';
export const user = {
  id: 'user-1',
  email: 'anna.berger@example.at',
  email_confirmed_at: '2026-11-20T09:00:00Z',
  role: 'authenticated',
  is_anonymous: false,
};

export const environment: Readonly<Record<string, string>> = {
  SITE_ORIGINS: `${site}, ${otherSite}`,
  SUPABASE_URL: supabase,
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_geheim"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  STRIPE_SECRET_KEY: 'sk_test_geheim',
};

/** What the page sends for the cheapest video. */
export const goodOrder = {
  price_id: basic.priceId,
  mode: 'payment',
  success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${site}/ki-produktvideos`,
};

/** Answers like Supabase Auth: 403 for every token but the user's. */
export const authService: Service = ({ headers }) =>
  headers.get('authorization') === `Bearer ${userToken}`
    ? Response.json(user)
    : Response.json({ code: 'bad_jwt', message: 'invalid JWT: geheim' }, { status: 403 });

type World = {
  auth?: Service;
  stripe?: Service;
  database?: Service;
  /** Further services by origin. */
  services?: Record<string, Service>;
  environment?: Record<string, string | undefined>;
  now?: number;
};

/** The function in a world of its own, whose clock can be moved. */
export function checkout(world: World = {}) {
  const clock = { now: world.now ?? now };
  const table = new OrdersTable('sb_secret_geheim', () => clock.now);
  const pages = new StripeSessions();
  const auth = world.auth ?? authService;
  const database = world.database ?? withCalls(table.service);
  const network = new Network({
    [supabase]: (call) => (call.url.pathname.startsWith('/auth/') ? auth(call) : database(call)),
    [stripe]: world.stripe ?? pages.service,
    ...world.services,
  });
  const log: string[] = [];
  const handle = createStripeCheckout(
    { ...environment, ...world.environment },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  return { handle, network, log, table, pages, clock };
}

type Changes = {
  method?: string;
  /** `null` leaves a header out. */
  headers?: Record<string, string | null>;
  order?: Record<string, unknown>;
  /** Instead of the order. */
  body?: BodyInit | null;
};

/** The request of the page, with changes. */
export function orderRequest({ method = 'POST', headers = {}, order, body }: Changes = {}) {
  const all = new Headers({
    origin: site,
    authorization: `Bearer ${userToken}`,
    apikey: 'sb_publishable_geheim',
    'content-type': 'application/json',
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const content = body === undefined ? JSON.stringify({ ...goodOrder, ...order }) : body;
  return new Request('https://projekt.supabase.co/functions/v1/stripe-checkout', {
    method,
    headers: all,
    ...(method === 'POST' ? { body: content } : {}),
  });
}

/** Refused with exactly this code; a cache keeps none of it, and only our own faults are logged. */
export async function assertRefused(
  response: Response,
  log: readonly string[],
  status: number,
  code: string,
  told: object = {},
): Promise<void> {
  await assertCode(response, log, status, code, told);
  assert.equal(response.headers.get('vary'), 'Origin');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(log.length, status >= 500 ? 1 : 0, 'only our own faults are logged');
}
