import type Stripe from 'stripe';

/** A payment whose money has arrived, and what was paid: a key of products.json. */
export type PaidOrder = { session: Stripe.Checkout.Session; productKey: string };

/**
 * What an event says was paid, if it says so and the payment page came from stripe-checkout.
 * Slow payment methods complete the page first ("unpaid") and succeed later with an event of their own.
 */
export function paidOrder(event: Stripe.Event): PaidOrder | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const productKey = session.metadata?.['product'];
      if (productKey === undefined || session.payment_status !== 'paid') return undefined;
      return { session, productKey };
    }
    default:
      return undefined;
  }
}
