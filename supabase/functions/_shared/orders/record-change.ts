import type { Order } from './order.ts';
import type { Orders } from './orders.ts';
import { HttpError } from '../http-error.ts';
import type { SessionChange } from './session-change.ts';

/**
 * Writes down what an event says. What stripe-checkout has noted of the product stays as it is.
 * @returns the order as it is now; nothing when there is none and the event is not worth one
 */
export async function recordChange(
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
