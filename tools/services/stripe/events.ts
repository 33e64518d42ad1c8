import { randomBytes } from 'node:crypto';
import { paymentIntent, type Payment, stripeSession, unixTime } from './payment';

/** What the webhook is told. */
export type StripeEvent = ReturnType<typeof newEvent>;

const newEvent = (type: string, object: object) => ({
  id: `evt_${randomBytes(12).toString('hex')}`,
  created: unixTime(),
  type,
  object,
});

/** The one event of a payment; undefined before it is paid. */
export function completedEvent(payment: Payment, origin: string): StripeEvent | undefined {
  if (!payment.event) return undefined;
  const { id, created } = payment.event;
  const object = stripeSession(payment, origin);
  return { id, created, type: 'checkout.session.completed', object };
}

export const expiredEvent = (payment: Payment, origin: string): StripeEvent =>
  newEvent('checkout.session.expired', stripeSession(payment, origin));

/** The whole amount was paid back. Stripe speaks of the charge then, not of the session. */
export function refundedEvent(payment: Payment): StripeEvent {
  const { amount, parameters } = payment;
  const product = parameters['payment_intent_data[metadata][product]'];
  return newEvent('charge.refunded', {
    object: 'charge',
    amount,
    amount_refunded: amount,
    metadata: product === undefined ? {} : { product },
    payment_intent: paymentIntent(payment),
    refunded: true,
  });
}
