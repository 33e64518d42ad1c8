import type { Order, Orders } from '../_shared/orders/orders.ts';

/**
 * Whose turn it is: those that have waited longest since they were last tried, and of these first
 * the ones of which the agency knows nothing. So what cannot be settled stops nothing else.
 * @param most as many as one run of a function has time for, should each wait for its time limit
 */
export async function takeTurn(
  waiting: readonly Order[],
  most: number,
  orders: Orders,
  now: number,
): Promise<Order[]> {
  const turn = [...waiting].sort((a, b) => compare(rank(a), rank(b))).slice(0, most);
  if (turn.length > 0) await orders.markTried(turn, now);
  return turn;
}

const rank = ({ tried_at, agency_notified_at, created_at }: Order): string[] => [
  tried_at ?? '',
  agency_notified_at ?? '',
  created_at,
];

/** By the first difference. */
function compare(a: readonly string[], b: readonly string[]): number {
  const [at = -1] = a.flatMap((part, index) => (part === b[index] ? [] : [index]));
  return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}
