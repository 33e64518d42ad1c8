import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { JsonFolder } from '../files';
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
  /** What the buyer typed on the payment page. */
  name: z.string().optional(),
  /** Whether it was closed before its time was over. */
  closed: z.boolean(),
});
export type Payment = z.infer<typeof paymentSchema>;
export type PaymentStore = JsonFolder<Payment>;

/** A new payment of one product. */
export function newPayment(
  parameters: SessionParameters,
  product: Product,
  request: Payment['request'],
): Payment {
  const id = `cs_test_${randomBytes(29).toString('hex')}`;
  const amount = Math.round(product.price * 100);
  return { id, created: unixTime(), amount, parameters, request, closed: false };
}

/** A payment as it was when it was made. */
export function asMade({ event: _, name: _name, ...payment }: Payment): Payment {
  return { ...payment, closed: false };
}

/** Marks a payment as paid by its buyer. One that is paid already keeps its one event. */
export function pay(payment: Payment, name = ''): Payment {
  if (payment.event) return payment;
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const event = { id, created: unixTime(), delivered: false };
  return { ...payment, event, ...(name.trim() !== '' && { name: name.trim().slice(0, 100) }) };
}

/** Notes that the webhook has taken the event. */
export function markDelivered(payment: Payment): Payment {
  return payment.event ? { ...payment, event: { ...payment.event, delivered: true } } : payment;
}

/** Whether it is too late to pay. */
export function isExpired({ closed, event, parameters }: Payment): boolean {
  return closed || (!event && Number(parameters.expires_at) <= unixTime());
}

/** What has become of the payment page. */
export function statusOf(payment: Payment): 'complete' | 'expired' | 'open' {
  if (payment.event) return 'complete';
  return isExpired(payment) ? 'expired' : 'open';
}

/** Number of the payment, by which refunds name it; null before it is paid. */
export const paymentIntent = ({ event }: Payment): string | null =>
  event ? event.id.replace(/^evt/, 'pi') : null;

/** The part of Stripe's session object that this service fills. */
export function stripeSession(
  payment: Payment,
  publicOrigin: string,
): Partial<Stripe.Checkout.Session> {
  const { id, created, amount, parameters, event } = payment;
  const status = statusOf(payment);
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id,
    created,
    currency: 'eur',
    customer_details: event
      ? {
          address: null,
          business_name: null,
          email: parameters.customer_email ?? null,
          individual_name: null,
          name: payment.name ?? null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: [],
        }
      : null,
    customer_email: parameters.customer_email ?? null,
    expires_at: Number(parameters.expires_at),
    livemode: false,
    metadata: {
      product: parameters['metadata[product]'],
      product_name: parameters['metadata[product_name]'],
      price: parameters['metadata[price]'],
    },
    mode: parameters.mode,
    payment_intent: paymentIntent(payment),
    payment_status: event ? 'paid' : 'unpaid',
    status,
    success_url: parameters.success_url,
    url: status === 'open' ? `${publicOrigin}/pay/${id}` : null,
  };
}

export function unixTime(): number {
  return Math.floor(Date.now() / 1000);
}
