import { orderFacts } from '../_shared/mail/facts.ts';
import { messages } from '../_shared/mail/messages.ts';
import { sendDueMails } from '../_shared/mail/send-due-mails.ts';
import { type Order, Orders } from '../_shared/orders/orders.ts';
import { logFailure } from '../_shared/runtime.ts';
import { report } from './report.ts';
import type { World } from './settings.ts';
import { takeTurn } from './turn.ts';

const patience = 60 * 60_000; // milliseconds; Stripe has tried several times by then
const mostOrders = 12;

/** How many had waited for too long, and how many of these are settled now. */
export type Checked = { overdue: number; sent: number };

/**
 * Tries to send the mails about orders that have been missing for an hour, and tells the agency of
 * all of them. Stripe stops after three days, this does not.
 */
export async function checkOrders(world: World): Promise<Checked> {
  const orders = new Orders(world);
  const unsent = await orders.unsent();
  const overdue = unsent.filter((candidate) => isOverdue(candidate, world.now()));
  const sent = new Set<Order>();
  for (const order of await takeTurn(overdue, mostOrders, orders, world)) {
    try {
      await sendDueMails(order, world);
      sent.add(order);
    } catch (error) {
      logFailure(world, error, { session: order.session_id });
    }
  }
  if (overdue.length > 0) {
    const facts = overdue.map((order) => ({ ...orderFacts(order), sentNow: sent.has(order) }));
    await report(messages.overdue(facts), world);
  }
  return { overdue: overdue.length, sent: sent.size };
}

/** A slow payment that failed has no time of payment; it took longer than an hour anyway. */
function isOverdue({ paid_at, created_at }: Order, now: number): boolean {
  return now - Date.parse(paid_at ?? created_at) >= patience;
}
