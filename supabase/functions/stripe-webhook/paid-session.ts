import type Stripe from 'stripe';

/**
 * The payment an event tells of, if the money has arrived and the payment page came from stripe-checkout.
 * Slow payment methods complete the page first ("unpaid") and succeed later with an event of their own.
 */
export function paidSession(event: Stripe.Event): Stripe.Checkout.Session | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const isOurs = session.metadata?.['product'] !== undefined;
      return isOurs && session.payment_status === 'paid' ? session : undefined;
    }
    default:
      return undefined;
  }
}
