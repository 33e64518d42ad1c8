import type { Order } from '../../../supabase/functions/_shared/orders/order.ts';
import { createOrderCheck } from '../../../supabase/functions/order-check/handler.ts';
import { Mailbox, mailEnvironment, resend } from './mailbox.ts';
import { Network, type Service } from './network.ts';
import { OrdersTable } from './orders-table.ts';
import { buyer, now, openOrder, price, supabase } from './webhook.ts';

export const secret = 'ein-geheimnis-fuer-den-zeitplan';

export const environment: Readonly<Record<string, string>> = {
  ORDER_CHECK_SECRET: secret,
  SUPABASE_URL: supabase,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  ...mailEnvironment,
};

export const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

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
} as const satisfies Partial<Order>;

/** The function in a world of its own, whose clock can be moved. */
export function orderCheck(changes: Record<string, string | undefined> = {}, database?: Service) {
  const clock = { now };
  const table = new OrdersTable('sb_secret_geheim', () => clock.now);
  const mailbox = new Mailbox(() => clock.now);
  const network = new Network({
    [supabase]: database ?? table.service,
    [resend]: mailbox.service,
  });
  const log: string[] = [];
  const handle = createOrderCheck(
    { ...environment, ...changes },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  const run = (given: string | null = secret, method = 'POST') => {
    const headers = new Headers(given === null ? {} : { 'x-order-check-secret': given });
    return handle(new Request(`${supabase}/functions/v1/order-check`, { method, headers }));
  };
  return { run, table, mailbox, network, log, clock };
}
