import type Stripe from 'stripe';
import { Orders } from '../_shared/orders/orders.ts';
import { HttpError } from '../_shared/http-error.ts';
import { isRecord } from '../_shared/record.ts';
import type { DatabaseWorld } from '../_shared/settings.ts';

/**
 * Notes how much of an order was paid back; an older, smaller number that arrives late changes
 * nothing. The agency, which pays back itself, gets no mail.
 * @throws {HttpError} 503 when the payment itself is not known yet; Stripe then delivers the event
 *   again
 */
export async function recordRefund(charge: Stripe.Charge, world: DatabaseWorld): Promise<void> {
  const { metadata } = charge; // not in every version of Stripe's API
  if (!isRecord(metadata) || metadata['product'] === undefined) return; // not paid on the website
  const { amount_refunded: refunded, payment_intent: intent } = charge;
  const orders = new Orders(world);
  const payment = `eq.${typeof intent === 'string' ? intent : intent?.id}`;
  const changed = await orders.update(
    { payment_intent: payment, state: 'eq.paid', refunded: `lt.${refunded}` },
    { refunded, state: charge.refunded ? 'refunded' : 'paid' },
  );
  if (changed.length > 0) return;
  const [order] = await orders.find({ payment_intent: payment });
  if (order === undefined) throw new HttpError(503, 'payment_unknown');
}
