import type { Order, Orders } from './orders.ts';

const day = 24 * 60 * 60_000; // milliseconds

/**
 * Marks a payment when the same account has paid the same product within a day, before or after:
 * events overtake each other. Only until the agency knows of the payment.
 * @returns the order as it is now
 */
export async function markDuplicate(order: Order, orders: Orders): Promise<Order> {
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
