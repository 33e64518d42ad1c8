import { useEffect, useState } from 'react';
import { askFunction } from '../../lib/ask-function';
import { count } from '../../lib/count';
import { isRecord } from '../../lib/is-record';
import { isRevisit } from '../../lib/is-revisit';
import { orderNumber, orderedProduct } from './order';

const statuses = ['paid', 'open', 'unknown'] as const;
/** What has become of an order; `unanswered` when nobody could say. */
export type OrderStatus = (typeof statuses)[number] | 'unanswered';

/** Before each question: Stripe may tell us of the payment a little later than the buyer comes. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const timeoutMs = 8_000;

/**
 * The order whose number the address brings, and what has become of it, followed until it is
 * settled. Undefined without such a number, on the server, and until the first answer.
 */
export function useOrderStatus(): { number: string; status: OrderStatus } | undefined {
  const [order, setOrder] = useState<{ number: string; status: OrderStatus }>();
  useEffect(() => {
    const number = orderNumber(window.location.search);
    let hasLeft = false;
    const follow = async (session: string) => {
      let status: OrderStatus = 'unanswered';
      for (const pause of pausesMs) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        // A later question without an answer changes nothing.
        status = (await askStatus(session)) ?? status;
        if (hasLeft) return;
        setOrder({ number: session, status });
        if (status === 'paid' || status === 'unknown') break;
      }
      // Once: in the tab that has ordered, and not when it is loaded again.
      if (status === 'paid' && orderedProduct() && !isRevisit()) count('Bestellung');
    };
    if (number !== undefined) void follow(number);
    return () => {
      hasLeft = true;
    };
  }, []);
  return order;
}

async function askStatus(number: string): Promise<OrderStatus | undefined> {
  const answer = await askFunction(`order-status?session_id=${number}`, timeoutMs);
  return isRecord(answer) ? statuses.find((known) => known === answer.status) : undefined;
}
