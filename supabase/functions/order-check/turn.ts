import type { Order, Orders } from '../_shared/orders/orders.ts';
import { isoTime, type Runtime } from '../_shared/runtime.ts';

/**
 * Whose turn it is: those that have waited longest since they were last tried, and of these first
 * the ones of which the agency knows nothing. So what cannot be settled stops nothing else.
 * @param most as many as one run of a function has time for, should each wait for its time limit
 */
export async function takeTurn(
  waiting: readonly Order[],
  most: number,
  orders: Orders,
  world: Runtime,
): Promise<Order[]> {
  const turn = [...waiting].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, most);
  if (turn.length > 0) await orders.updateAll(turn, { tried_at: isoTime(world) });
  return turn;
}

/** Three times of equal form, or nothing in their place, which comes first. */
const rank = ({ tried_at, agency_notified_at, created_at }: Order): string =>
  [tried_at ?? '', agency_notified_at ?? '', created_at].join(' ');
