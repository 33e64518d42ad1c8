import type Stripe from 'stripe';
import { cents } from '../_shared/products.ts';
import { sha256 } from '../_shared/sha256.ts';
import type { Purchase } from './purchase.ts';

const lifetime = 60; // minutes
/**
 * Methods that say at once whether the money comes: cards, with the wallets that hold cards, and
 * Austrian banks.
 */
const paymentMethods: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[] = [
  'card',
  'eps',
];

/**
 * What Stripe needs to know for a payment page.
 * @param minute since 1970; the same minute gives the same parameters, as the idempotency key
 *   demands
 */
export function sessionParameters(
  { caller, product, successUrl, cancelUrl }: Purchase,
  minute: number,
): Stripe.Checkout.SessionCreateParams {
  const { key, name, priceId, mode } = product;
  const isSubscription = mode === 'subscription';
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    line_items: [{ price: priceId, quantity: 1 }],
    allowed_payment_method_types: paymentMethods,
    expires_at: (minute + lifetime) * 60,
    locale: 'de',
    // Whoever pays in another currency would pay another amount than the price.
    adaptive_pricing: { enabled: false },
    success_url: successUrl,
    cancel_url: cancelUrl,
    client_reference_id: caller.id,
    customer_email: caller.email,
    // For stripe-webhook: an order stays what it was, even if the product is renamed or gone when
    // it is paid.
    metadata: { product: key, product_name: name, price: String(cents(product)) },
    // Refunds name the payment only, which inherits nothing of the page.
    ...(isSubscription ? {} : { payment_intent_data: { metadata: { product: key } } }),
  };
}

/**
 * The same for the same purchase within one minute, so that a burst of clicks makes one payment
 * page.
 * @param replaced the payment page this one follows, or nothing: Stripe would answer with that very
 *   page again
 * @param minute since 1970
 * @returns 64 hex digits
 */
export function idempotencyKey(
  { caller, product, cancelUrl }: Purchase,
  replaced: string,
  minute: number,
): Promise<string> {
  const { priceId, mode } = product;
  return sha256(JSON.stringify([caller.id, priceId, mode, cancelUrl, replaced, minute]));
}
