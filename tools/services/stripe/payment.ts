import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { sessionParameters, type SessionParameters } from './parameters';
import type { Product } from './products';

/** What is kept of a checkout session. */
export const paymentSchema = z.object({
  id: z.string(),
  /** Unix time. */
  created: z.number(),
  /** In cents. */
  amount: z.number(),
  parameters: sessionParameters,
  /** The request that made it, so that its repetition gets the same session. */
  request: z.object({ key: z.string(), body: z.string() }),
  /** The one event of its payment. */
  event: z.object({ id: z.string(), created: z.number(), delivered: z.boolean() }).optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** How long a session can be paid, in seconds. */
const lifetime = 24 * 60 * 60;

/** A new payment of one product. */
export function newPayment(
  parameters: SessionParameters,
  product: Product,
  request: Payment['request'],
): Payment {
  const id = `cs_test_${randomBytes(29).toString('hex')}`;
  return { id, created: unixTime(), amount: Math.round(product.price * 100), parameters, request };
}

/** Marks a payment as paid by its buyer. One that is paid already keeps its one event. */
export function pay(payment: Payment): Payment {
  if (payment.event) return payment;
  const id = `evt_${randomBytes(12).toString('hex')}`;
  return { ...payment, event: { id, created: unixTime(), delivered: false } };
}

/** Notes that the webhook has taken the event. */
export function markDelivered(payment: Payment): Payment {
  return payment.event ? { ...payment, event: { ...payment.event, delivered: true } } : payment;
}

/** Whether it is too late to pay. */
export function isExpired({ created, event }: Payment): boolean {
  return !event && created + lifetime <= unixTime();
}

/** The part of Stripe's session object that this service fills. */
export function stripeSession(
  { id, created, amount, parameters, event }: Payment,
  publicOrigin: string,
): Partial<Stripe.Checkout.Session> {
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id,
    created,
    currency: 'eur',
    customer_email: parameters.customer_email ?? null,
    expires_at: created + lifetime,
    livemode: false,
    metadata: { product: parameters['metadata[product]'] },
    mode: parameters.mode,
    payment_status: event ? 'paid' : 'unpaid',
    status: event ? 'complete' : 'open',
    success_url: parameters.success_url,
    url: event ? null : `${publicOrigin}/pay/${id}`,
  };
}

function unixTime(): number {
  return Math.floor(Date.now() / 1000);
}
