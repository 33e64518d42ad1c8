import type Stripe from 'stripe';
import type { NewOrder, Order, OrderState } from './orders.ts';
import { oneLine } from '../one-line.ts';

/** What Stripe says about an order. */
export type SessionChange = {
  /** What was ordered: for an order that is not known yet. */
  ordered: Omit<NewOrder, 'state'>;
  /** What has become of it. */
  facts: Partial<Order> & { state: OrderState };
  /** States that this event may change. In any other state, a later event has been here before. */
  from: readonly OrderState[];
  /** Whether the event is worth an order that is not known yet. */
  mayInsert: boolean;
};

/** What an event says about an order of the website, if it says anything. */
export function sessionChange(event: Stripe.Event): SessionChange | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // Slow payment methods complete the page first ("unpaid") and succeed later with an event of
      // their own.
      return completed(event.data.object, event.created);
    case 'checkout.session.async_payment_failed':
      return change(event.data.object, 'failed', ['open', 'expired']);
    case 'checkout.session.expired':
      return change(event.data.object, 'expired', ['open']);
    default:
      return undefined;
  }
}

/**
 * What a payment page itself says, for when the webhook has been silent. When it was paid is known
 * up to an hour: before it would have run out.
 * @param now milliseconds since 1970
 */
export function foundChange(
  session: Stripe.Checkout.Session,
  now: number,
): SessionChange | undefined {
  if (session.status === 'expired') return change(session, 'expired', ['open']);
  if (session.status !== 'complete') return undefined;
  return completed(session, Math.min(Math.floor(now / 1_000), session.expires_at));
}

const completed = (session: Stripe.Checkout.Session, at: number) =>
  session.payment_status === 'unpaid'
    ? change(session, 'open', [])
    : change(session, 'paid', ['open', 'expired', 'failed'], at);

/** @param paidAt seconds since 1970 */
function change(
  session: Stripe.Checkout.Session,
  state: OrderState,
  from: readonly OrderState[],
  paidAt?: number,
): SessionChange | undefined {
  const { product, product_name, price } = session.metadata ?? {};
  if (product === undefined) return undefined; // not a payment page of stripe-checkout
  const isWorthKnowing = state !== 'expired';
  return {
    ordered: {
      session_id: session.id,
      user_id: session.client_reference_id,
      product,
      product_name: product_name ?? product,
      price: /^\d{1,9}$/.test(price ?? '') ? Number(price) : 0,
    },
    facts: {
      state,
      ...(isWorthKnowing && buyer(session)),
      ...(paidAt !== undefined && payment(session, price, paidAt)),
    },
    from,
    mayInsert: isWorthKnowing,
  };
}

function buyer({ customer_details: customer, customer_email }: Stripe.Checkout.Session) {
  return {
    email: (customer?.email ?? customer_email) || null,
    name: oneLine(customer?.name ?? '') || null,
  };
}

function payment(session: Stripe.Checkout.Session, price: string | undefined, paidAt: number) {
  const { amount_total: amount, currency, payment_intent: intent } = session;
  return {
    amount,
    currency,
    // Compared with the price of the day of the order: the product may cost something else by now,
    // or be gone.
    mismatch: String(amount) !== price || currency !== 'eur',
    payment_intent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    paid_at: new Date(paidAt * 1_000).toISOString(),
    agency_notified_at: null, // it may have been told that this payment failed
  };
}
