import type { Order } from './orders.ts';

export type Recipient = 'agency' | 'buyer';

/** Whom a mail about an order is still due to. The view unsent_orders follows the same rule. */
export function dueMails(order: Order): Recipient[] {
  const { state, mismatch, email, agency_notified_at, buyer_notified_at } = order;
  const isPaid = state === 'paid';
  const due: Recipient[] = [];
  if ((isPaid || state === 'failed') && agency_notified_at === null) due.push('agency');
  if (isPaid && !mismatch && email !== null && buyer_notified_at === null) due.push('buyer');
  return due;
}
