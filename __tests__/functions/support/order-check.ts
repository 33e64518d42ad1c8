import assert from 'node:assert/strict';
import type { Order } from '../../../supabase/functions/_shared/orders/orders.ts';
import type { SentRequest } from '../../../supabase/functions/_shared/requests/requests.ts';
import { createOrderCheck } from '../../../supabase/functions/order-check/handler.ts';
import { stripe } from './checkout.ts';
import { Mailbox, mailEnvironment, resend } from './mailbox.ts';
import { Network, type Service } from './network.ts';
import { OrdersTable } from './orders-table.ts';
import { StripeSessions } from './stripe-sessions.ts';
import { database as tables, RequestsTable } from './requests-table.ts';
import { buyer, now, openOrder, price, supabase } from './webhook.ts';

export const secret = 'ein-geheimnis-fuer-den-zeitplan';

export const environment: Readonly<Record<string, string>> = {
  ORDER_CHECK_SECRET: secret,
  SUPABASE_URL: supabase,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  STRIPE_SECRET_KEY: 'rk_test_geheim',
  ...mailEnvironment,
};

export const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** The check went well: so many waited too long, so many were sent. */
export async function assertChecked(response: Response, overdue: number, sent: number) {
  assert.deepEqual(await response.json(), { overdue, sent });
  assert.equal(response.status, 200);
}

/** An order that was paid an hour ago, and about which no mail went out. */
export const unsentOrder = {
  ...openOrder,
  amount: price,
  currency: 'eur',
  email: buyer,
  name: 'Anna Berger',
  state: 'paid',
  paid_at: minutesAgo(60),
  created_at: minutesAgo(70),
  reported_at: minutesAgo(60),
} as const satisfies Partial<Order>;

/** The id order-check gives the test of the week of `now`. */
const testOfThisWeek = '8c43a41f-e17e-20bd-0363-c34dc9319789';

/** A request the agency does not have, an hour old. */
export const waiting = {
  id: '0b9f3a52-6c1d-4e7f-9a3b-1c2d3e4f5a6b',
  number: '2111-1100-0B9F',
  form: 'contact',
  via: 'function',
  reason: 'network',
  name: 'Eva Kern',
  email: 'eva@kern.example',
  phone: '0316 12 34 56',
  company: 'Werkstatt Kern',
  message: 'Bitte um Rückruf.',
  created_at: minutesAgo(60),
} as const satisfies Partial<SentRequest>;

/** The function in a world of its own, whose clock can be moved; this week's test has been sent. */
export function orderCheck(changes: Record<string, string | undefined> = {}, database?: Service) {
  const clock = { now };
  const table = new OrdersTable('sb_secret_geheim', () => clock.now);
  const requests = new RequestsTable(() => clock.now);
  const mailbox = new Mailbox(() => clock.now);
  const pages = new StripeSessions();
  const network = new Network({
    [supabase]: database ?? tables(table.service, requests.service),
    [resend]: mailbox.service,
    [stripe]: pages.service,
  });
  requests.add({ ...waiting, id: testOfThisWeek, form: 'test', notified_at: minutesAgo(600) });
  const log: string[] = [];
  const handle = createOrderCheck(
    { ...environment, ...changes },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  const run = (given: string | null = secret, method = 'POST') => {
    const headers = new Headers(given === null ? {} : { 'x-order-check-secret': given });
    return handle(new Request(`${supabase}/functions/v1/order-check`, { method, headers }));
  };
  return { run, table, requests, mailbox, pages, network, log, clock };
}
