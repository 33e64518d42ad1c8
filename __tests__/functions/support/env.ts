import assert from 'node:assert/strict';
import Stripe from 'stripe';
import products from '../../../supabase/functions/_shared/products.json' with { type: 'json' };
import { createAppointment } from '../../../supabase/functions/appointment/handler.ts';
import { createFreeTimes } from '../../../supabase/functions/free-times/handler.ts';
import { createScheduledTasks } from '../../../supabase/functions/scheduled-tasks/handler.ts';
import { createOrderStatus } from '../../../supabase/functions/order-status/handler.ts';
import { createRequest } from '../../../supabase/functions/request/handler.ts';
import type { Rules } from '../../../supabase/functions/_shared/appointments/rules.ts';
import { createStripeCheckout } from '../../../supabase/functions/stripe-checkout/handler.ts';
import { createStripeWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { emptyTables, makeOlder, postgrest } from './database.ts';
import { Mailbox } from './mailbox.ts';
import { Network, type Service } from './network.ts';
import { StripeSessions } from './stripe.ts';

export const site = 'https://uhrturm-ki.example';
export const supabase = 'https://projekt.supabase.co';
export const stripe = 'https://api.stripe.com';
export const resend = 'https://api.resend.com';
export const agency = 'bestellungen@uhrturm-ki.example';
export const scheduleSecret = 'ein-geheimnis-fuer-den-zeitplan';
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const environment: Readonly<Record<string, string>> = {
  SITE_ORIGINS: `${site}, https://www.uhrturm-ki.example`,
  SUPABASE_URL: supabase,
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_geheim"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  STRIPE_SECRET_KEY: 'rk_test_geheim',
  STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
  RESEND_API_KEY: 're_geheim',
  ORDER_MAIL_FROM: 'Uhrturm KI <bestellung@uhrturm-ki.example>',
  ORDER_MAIL_AGENCY: agency,
  SCHEDULED_TASKS_SECRET: scheduleSecret,
};

/** The token of the only user the auth service knows. */
export const userToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';
export const user = {
  id: 'user-1',
  email: 'anna.berger@example.at',
  email_confirmed_at: '2026-11-20T09:00:00Z',
  role: 'authenticated',
  is_anonymous: false,
};
export const buyer = user.email;

/** Every day from eight to six, so that there are always times. */
export const rules: Rules = {
  ...{ minutes: 30, gap: 15, leadHours: 24, aheadDays: 30 },
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '18:00' }],
  exceptions: [],
};

const makers = {
  'stripe-checkout': createStripeCheckout,
  'stripe-webhook': createStripeWebhook,
  'order-status': createOrderStatus,
  request: createRequest,
  'free-times': createFreeTimes,
  appointment: createAppointment,
  'scheduled-tasks': createScheduledTasks,
};
export type FunctionName = keyof typeof makers;
export const functionNames = Object.keys(makers);

/** All functions with services of their own and empty tables. Its clock is the real one until moved. */
export async function newTestEnv(changes: Record<string, string | undefined> = {}) {
  await emptyTables();
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const mailbox = new Mailbox(clock.now);
  const pages = new StripeSessions();
  /** How the services answer; a test may give others. */
  const services: Record<'auth' | 'database' | 'stripe' | 'resend' | 'website', Service> = {
    auth: ({ headers }) =>
      headers.get('authorization') === `Bearer ${userToken}`
        ? Response.json(user)
        : Response.json({ message: 'geheim' }, { status: 403 }),
    database: postgrest,
    stripe: pages.service,
    resend: mailbox.service,
    website: () => Response.json(rules),
  };
  const network = new Network({
    [supabase]: (call) =>
      services[call.url.pathname.startsWith('/auth/') ? 'auth' : 'database'](call),
    [stripe]: (call) => services.stripe(call),
    [resend]: (call) => services.resend(call),
    [site]: (call) => services.website(call),
  });
  const log: string[] = [];
  const waits: number[] = [];
  const going: Promise<unknown>[] = [];
  const functions = new Map<string, (request: Request) => Promise<Response>>();

  const env = {
    ...{ clock, mailbox, pages, network, services, log, waits },
    /** What a function answers, before what goes on after it. */
    call: (name: FunctionName, init: RequestInit = {}, query = '') => {
      const handle =
        functions.get(name) ??
        makers[name](
          { ...environment, ...changes },
          {
            ...{ fetch: network.fetch, log: (line) => log.push(line), now: clock.now },
            // Time passes for the clock alone.
            wait: async (milliseconds) => {
              waits.push(milliseconds);
              clock.ahead += milliseconds;
            },
            after: (work) => going.push(work),
          },
        );
      functions.set(name, handle);
      return handle(new Request(`${supabase}/functions/v1/${name}${query}`, init));
    },
    /** Waits for what goes on after the answers. */
    settle: async () => {
      while (going.length > 0) await going.shift();
    },
    /** Posts JSON from a page of the website, and waits for the mails. */
    post: async (name: FunctionName, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await env.call(name, {
        method: 'POST',
        headers: { origin: site, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      await env.settle();
      return answer;
    },
    /** Delivers an event of Stripe. */
    deliver: async (type = completed, changes: object = {}, id = 'evt_1') => {
      const answer = await env.call('stripe-webhook', await delivery(eventText(type, changes, id)));
      await env.settle();
      return answer;
    },
    /** The scheduled call. */
    check: async (secret = scheduleSecret) => {
      const headers = { 'x-scheduled-tasks-secret': secret };
      const answer = await env.call('scheduled-tasks', { method: 'POST', headers });
      return { status: answer.status, ...(await answer.json()) };
    },
    /** Everything that was is so much older. */
    pass: makeOlder,
  };
  return env;
}
export type TestEnv = Awaited<ReturnType<typeof newTestEnv>>;

export const completed = 'checkout.session.completed';
export const succeeded = 'checkout.session.async_payment_succeeded';
export const failed = 'checkout.session.async_payment_failed';
export const expired = 'checkout.session.expired';
export const product = products['video-professional'];
export const price = product.price * 100;

/** A paid session as Stripe reports it. */
export const paidSession = {
  id: 'cs_test_0000000001',
  object: 'checkout.session',
  amount_total: price,
  client_reference_id: 'user-1',
  currency: 'eur',
  customer_details: { email: buyer, name: 'Anna Berger' },
  customer_email: null,
  metadata: { product: 'video-professional', product_name: product.name, price: String(price) },
  payment_status: 'paid',
};

/** The text of an event. */
export const eventText = (type = completed, changes: object = {}, id = 'evt_1'): string =>
  JSON.stringify({
    ...{ id, object: 'event', type, created: Math.floor(Date.now() / 1_000) - 30 },
    data: { object: { ...paidSession, ...changes } },
  });

/** A delivery as Stripe makes it. */
export async function delivery(
  text: string,
  { secret = 'whsec_geheim', at = Date.now() } = {},
): Promise<RequestInit> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: text,
    secret,
    timestamp: Math.floor(at / 1_000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { method: 'POST', headers: { 'stripe-signature': signature }, body: text };
}

/** So many calls of the same moment. */
export const atOnce = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Refused with exactly this code and nothing else; only our own faults are logged, without secrets. */
export async function refused(
  env: TestEnv,
  asked: Response | Promise<Response>,
  status: number,
  code: string,
  details: object = {},
): Promise<void> {
  const response = await asked;
  assert.deepEqual(await response.json(), { error: code, ...details });
  assert.equal(response.status, status);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.doesNotMatch(env.log.join('\n'), /geheim|anna|eva|kern|10\.0\.0\.7/i);
  assert.equal(env.log.length > 0, status >= 500, env.log.join('\n'));
}
