import { HttpError } from '../http-error.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import { isoTime } from '../runtime.ts';
import type { MailWorld } from '../settings.ts';
import { type Order, Orders } from './orders.ts';
import type { SessionChange } from './session-change.ts';

/**
 * Writes down what Stripe says about an order, then sends the mails the order lacks.
 * @param byWebhook whether Stripe said so itself: an order without this mark shows that the webhook
 *   does not hear
 * @returns the order as it is now, if there is one
 * @throws {HttpError} when database or mail service do not do as asked; then it may be tried again
 */
export async function settle(
  change: SessionChange,
  world: MailWorld,
  { byWebhook = false } = {},
): Promise<Order | undefined> {
  const orders = new Orders(world);
  const order = await recordChange(change, orders);
  if (order === undefined) return undefined;
  if (byWebhook && order.reported_at === null)
    await orders.updateAll([order], { reported_at: isoTime(world) });
  await sendDueMails(await markDuplicate(order, orders), world);
  return order;
}

/**
 * Writes down what an event says. What stripe-checkout has noted of the product stays as it is.
 * @returns the order as it is now; nothing when there is none and the event is not worth one
 */
async function recordChange(
  { ordered, facts, from, mayInsert }: SessionChange,
  orders: Orders,
): Promise<Order | undefined> {
  const id = `eq.${ordered.session_id}`;
  if (from.length > 0) {
    const [changed] = await orders.update(
      { session_id: id, state: `in.(${from.join(',')})` },
      facts,
    );
    if (changed) return changed;
  }
  const inserted = mayInsert ? await orders.insert({ ...ordered, ...facts }) : undefined;
  if (inserted) return inserted;
  const [known] = await orders.find({ session_id: id });
  // Another event has inserted the order at this very moment; Stripe's next delivery will find it.
  const isMissed = known ? from.includes(known.state) : mayInsert && from.length > 0;
  if (isMissed) throw new HttpError(503, 'in_progress');
  return known;
}

const day = 24 * 60 * 60_000; // milliseconds

/**
 * Marks a payment when the same account has paid the same product within a day, before or after:
 * events overtake each other. Only until the agency knows of the payment.
 * @returns the order as it is now
 */
async function markDuplicate(order: Order, orders: Orders): Promise<Order> {
  const { session_id, user_id, product, paid_at, duplicate_of, agency_notified_at } = order;
  const isDue = duplicate_of === null && agency_notified_at === null;
  if (!isDue || user_id === null || paid_at === null) return order;
  const time = Date.parse(paid_at);
  const [other] = await orders.find({
    user_id: `eq.${user_id}`,
    product: `eq.${product}`,
    session_id: `neq.${session_id}`,
    paid_at: `gte.${new Date(time - day).toISOString()}`,
    order: 'paid_at.asc',
    limit: '1',
  });
  if (!other?.paid_at || Date.parse(other.paid_at) > time + day) return order;
  const mark = { duplicate_of: other.session_id };
  const [marked] = await orders.update({ session_id: `eq.${session_id}` }, mark);
  return marked ?? order;
}
