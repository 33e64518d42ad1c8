import Stripe from 'stripe';
import products from '../../../supabase/functions/_shared/products.json';

const [first] = Object.entries(products);
if (!first) throw new Error('products.json is empty');

/** The product the tests buy. */
export const [productKey, product] = first;
export const cents = Math.round(product.price * 100);

/** Parameters of a session as the Edge Function sends them. */
export const order = {
  mode: 'payment',
  line_items: [{ price: product.priceId, quantity: 1 }],
  success_url: 'http://localhost:9000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:9000/produktvideos',
  locale: 'de',
  customer_email: 'aenne@werkstatt-gruber.at',
  client_reference_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  expires_at: Math.floor(Date.now() / 1000) + 60 * 60,
  allowed_payment_method_types: ['card', 'eps'],
  metadata: { product: productKey, product_name: product.name, price: String(cents) },
  payment_intent_data: { metadata: { product: productKey } },
} satisfies Stripe.Checkout.SessionCreateParams;

/** Stripe's own SDK, talking to the local Stripe at this origin. */
export function stripeAt(origin: string): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe('rk_test_lokal', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
}
