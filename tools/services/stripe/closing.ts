import { setInterval } from 'node:timers/promises';
import { expiredEvent } from './events';
import { isExpired, type PaymentStore } from './payment';
import { notifyWebhook } from './webhook';

const pauseMs = 1_000;

/**
 * Closes the pages whose time has run out, those of earlier runs too, and tells the webhook.
 * @param origin of the local services
 * @param ending aborts when the services end
 */
export async function closePages(
  store: PaymentStore,
  origin: string,
  ending: AbortSignal,
): Promise<void> {
  for await (const _ of setInterval(pauseMs, undefined, { ref: false })) {
    if (ending.aborted) return;
    for (const payment of store.all()) {
      if (payment.closed || !isExpired(payment)) continue;
      const closed = { ...payment, closed: true };
      await store.save(closed);
      void notifyWebhook(expiredEvent(closed, origin), origin, ending);
    }
  }
}
