import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { z } from 'zod';
import { payableProducts } from '../../../src/content-model/payable-products';

/**
 * What our Edge Function sends to `POST /v1/checkout/sessions`, by its names in Stripe's encoding. Any
 * other name is an error: this service would not act on it.
 */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  'line_items[0][price]': z.string(),
  'line_items[0][quantity]': z.literal('1'),
  success_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
  'adaptive_pricing[enabled]': z.literal('false'),
  locale: z.literal('de'),
  client_reference_id: z.string().max(200),
  customer_email: z.email(),
  expires_at: z
    .string()
    .regex(/^\d{1,10}$/)
    .refine((text) => {
      const minutes = (Number(text) - Date.now() / 1_000) / 60;
      return minutes >= 30 && minutes <= 24 * 60;
    }, 'Must be between 30 minutes and 24 hours from now'),
  'allowed_payment_method_types[0]': z.literal('card'),
  'allowed_payment_method_types[1]': z.literal('eps'),
  'metadata[product]': z.string().max(500),
  'metadata[product_name]': z.string().max(500),
  'metadata[price]': z.string().max(500),
});

/** A checkout session, kept in memory: a restart closes all pages. */
export type Payment = {
  id: string;
  /** Unix time. */
  created: number;
  /** In cents. */
  amount: number;
  parameters: z.output<typeof sessionParameters>;
  /** The body that made it, so that its repetition gets the same answer. */
  body: string;
  state: 'open' | 'complete';
};
/** By id, and by idempotency key. */
export type Payments = Map<string, Payment>;

export const unixTime = (): number => Math.floor(Date.now() / 1_000);
export const newId = (prefix: string): string => `${prefix}_${randomBytes(24).toString('hex')}`;

/** The product with this price. Read each time: a change to products.json counts at once. */
export function productByPrice(priceId: string) {
  const file = readFileSync('supabase/functions/_shared/products.json', 'utf8');
  const known = payableProducts.parse(JSON.parse(file));
  return Object.values(known).find((product) => product.priceId === priceId);
}

/** What has become of the page: open ones run out by themselves. */
export const stateOf = ({ state, parameters }: Payment): Payment['state'] | 'expired' =>
  state === 'open' && Number(parameters.expires_at) <= unixTime() ? 'expired' : state;

/** The part of Stripe's session object that this service fills. */
export function stripeSession(payment: Payment, origin: string): Partial<Stripe.Checkout.Session> {
  const { id, created, amount, parameters } = payment;
  const status = stateOf(payment);
  const email = parameters.customer_email;
  const nobody = { address: null, business_name: null, individual_name: null, phone: null };
  return {
    ...{ id, created, status, currency: 'eur', object: 'checkout.session', mode: 'payment' },
    ...{ amount_total: amount, customer_email: email, livemode: false },
    ...{ success_url: parameters.success_url, cancel_url: parameters.cancel_url },
    client_reference_id: parameters.client_reference_id,
    customer_details:
      status === 'complete'
        ? { ...nobody, email, name: null, tax_exempt: 'none', tax_ids: [] }
        : null,
    expires_at: Number(parameters.expires_at),
    metadata: {
      product: parameters['metadata[product]'],
      product_name: parameters['metadata[product_name]'],
      price: parameters['metadata[price]'],
    },
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    url: status === 'open' ? `${origin}/pay/${id}` : null,
  };
}
