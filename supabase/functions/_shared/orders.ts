import type Stripe from 'stripe';
import { z } from 'zod';
import { rpc } from './database.ts';
import { oneLine } from './mails/content.ts';
import { type OrderChange, orderMails, secondPaymentMails } from './mails/order-mails.ts';
import type { MailWorld } from './world.ts';

/** What an event says about an order of the website, if it says anything. */
export function changeOf(event: Stripe.Event): OrderChange | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completed(event.data.object, event.created);
    case 'checkout.session.async_payment_failed':
      return change(event.data.object, 'failed');
    case 'checkout.session.expired':
      return change(event.data.object, 'expired');
    default:
      return undefined;
  }
}

/**
 * What a payment page itself says, for when the webhook has been silent. When it was paid is known
 * up to an hour: before it would have run out.
 * @param now milliseconds since 1970
 */
export function changeFound(
  session: Stripe.Checkout.Session,
  now: number,
): OrderChange | undefined {
  if (session.status === 'expired') return change(session, 'expired');
  if (session.status !== 'complete') return undefined;
  return completed(session, Math.min(Math.floor(now / 1_000), session.expires_at));
}

/** Slow payment methods complete the page first, "unpaid", and succeed or fail later. */
const completed = (session: Stripe.Checkout.Session, at: number) =>
  session.payment_status === 'unpaid' ? change(session, 'open') : change(session, 'paid', at);

/** @param paidAt seconds since 1970 */
function change(
  session: Stripe.Checkout.Session,
  state: OrderChange['state'],
  paidAt?: number,
): OrderChange | undefined {
  const { product, product_name, price = '' } = session.metadata ?? {};
  if (product === undefined) return undefined; // not a payment page of stripe-checkout
  const { customer_details: customer, customer_email, amount_total: amount, currency } = session;
  const isPaid = paidAt !== undefined;
  const isKept = state !== 'expired'; // of a page nobody paid, no personal data
  return {
    ...{ session_id: session.id, user_id: session.client_reference_id, product, state },
    product_name: product_name ?? product,
    price: /^\d{1,9}$/.test(price) ? Number(price) : 0,
    email: (isKept && (customer?.email ?? customer_email)) || null,
    name: (isKept && oneLine(customer?.name ?? '')) || null,
    amount: isPaid ? amount : null,
    currency: isPaid ? currency : null,
    // With the price of the day of the order: the product may cost something else by now, or be gone.
    mismatch: isPaid && (String(amount) !== price || currency !== 'eur'),
    paid_at: isPaid ? new Date(paidAt * 1_000).toISOString() : null,
  };
}

/**
 * Writes down what Stripe says about an order, with the mails it owes then.
 * @returns whether that was news
 * @throws {HttpError} 503 when the database does not do as asked; then it may be said again
 */
export const recordOrder = (said: OrderChange, world: MailWorld): Promise<boolean> =>
  rpc(
    world,
    'record_order',
    {
      change: said,
      mails: orderMails(said, world),
      mails_if_twice: secondPaymentMails(said, world),
    },
    z.boolean(),
  );
