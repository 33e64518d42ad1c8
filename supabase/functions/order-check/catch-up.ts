import { orderFacts } from '../_shared/mail/facts.ts';
import type { OverdueOrder } from '../_shared/mail/messages.ts';
import { sendDueMails } from '../_shared/mail/send-due-mails.ts';
import type { Order } from '../_shared/orders/order.ts';
import type { Orders } from '../_shared/orders/orders.ts';
import { asHttpError } from '../_shared/http-error.ts';
import { logFailure, type Runtime } from '../_shared/runtime.ts';
import type { Settings } from './settings.ts';

const patience = 60 * 60_000; // milliseconds; Stripe has tried several times by then
/** As many as one run of a function has time for, should each mail wait for its time limit. */
const mostOrders = 12;

/**
 * Tries to send the mails that have been missing for an hour. Stripe stops after three days, this
 * does not.
 * @returns the orders that lacked a mail
 */
export async function catchUp(
  orders: Orders,
  settings: Settings,
  runtime: Runtime,
): Promise<OverdueOrder[]> {
  const unsent = await orders.unsent(mostOrders);
  const overdue: OverdueOrder[] = [];
  for (const order of unsent.filter((candidate) => isOverdue(candidate, runtime.now()))) {
    const sentNow = await trySending(order, orders, settings, runtime);
    overdue.push({ ...orderFacts(order), sentNow });
  }
  return overdue;
}

/** A slow payment that failed has no time of payment; it took longer than an hour anyway. */
function isOverdue({ paid_at, created_at }: Order, now: number): boolean {
  return now - Date.parse(paid_at ?? created_at) >= patience;
}

async function trySending(
  order: Order,
  orders: Orders,
  settings: Settings,
  runtime: Runtime,
): Promise<boolean> {
  try {
    await sendDueMails(order, orders, settings, runtime);
    return true;
  } catch (error) {
    const { code, details } = asHttpError(error);
    logFailure(runtime, code, { session: order.session_id, ...details });
    return false;
  }
}
