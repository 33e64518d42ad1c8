import { useEffect, useState } from 'react';
import { askFunction } from '../../lib/ask-function';
import { count } from '../../lib/count';
import { isRecord } from '../../lib/is-record';
import { isRevisit } from '../../lib/is-revisit';
import { orderNumber } from './order-number';

/** How an order can stand, by the words of order-status. */
const statuses = ['paid', 'open', 'refunded', 'disputed', 'unknown'] as const;
/** What has become of an order; `unanswered` when nobody could say. */
type OrderStatus = (typeof statuses)[number] | 'unanswered';
type PlacedOrder = { number: string; status: OrderStatus };

/** Before each question: Stripe may tell us of the payment a little later than the buyer comes. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
/** Before this one the webhook has had its time: the function looks at Stripe itself, once. */
const pauseBeforeStripe = 8_000;
const timeoutMs = 8_000;

/**
 * The order whose number the address brings, and what has become of it, followed until it is
 * settled. Undefined without such a number, on the server, and until the first answer.
 */
export function useOrderStatus(): PlacedOrder | undefined {
  const [order, setOrder] = useState<PlacedOrder>();
  useEffect(() => {
    const number = orderNumber(window.location.search);
    if (number === undefined) return undefined;
    let left = false;
    void follow(number, (status) => {
      if (!left) setOrder({ number, status });
      return !left;
    });
    return () => {
      left = true;
    };
  }, []);
  return order;
}

/** @param tell takes each status, and says whether anybody still wants to know */
async function follow(number: string, tell: (status: OrderStatus) => boolean): Promise<void> {
  let status: OrderStatus = 'unanswered';
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // A later question without an answer changes nothing.
    status = (await askStatus(number, pause === pauseBeforeStripe)) ?? status;
    // The same payment is counted once, and nothing is stored for that.
    if (status === 'paid' && !isRevisit()) count('Bestellung');
    if (!tell(status) || (status !== 'open' && status !== 'unanswered')) return;
  }
}

async function askStatus(number: string, atStripe: boolean): Promise<OrderStatus | undefined> {
  const query = `session_id=${number}${atStripe ? '&ask=stripe' : ''}`;
  const answer = await askFunction(`order-status?${query}`, timeoutMs);
  return isRecord(answer) ? statuses.find((known) => known === answer.status) : undefined;
}
