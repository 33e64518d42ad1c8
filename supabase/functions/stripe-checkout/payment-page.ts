import type Stripe from 'stripe';
import { z } from 'zod';
import { rpc, sha256 } from '../_shared/database.ts';
import { HttpError } from '../_shared/http.ts';
import { refuse, stripeClient } from '../_shared/stripe-client.ts';
import type { DatabaseEnv, StripeEnv } from '../_shared/env.ts';
import { cents, type Purchase } from './purchase.ts';

const paymentPages = 'https://checkout.stripe.com';
const minute = 60_000; // milliseconds
/** As long the same purchase gets the same page. */
const halfHour = 30 * minute;

/**
 * The payment page of this user for this product: Stripe makes one in half an hour, by its key. Checked
 * before anybody pays: it is Stripe's and asks for the product's price.
 * @returns its address
 * @throws {HttpError} 409 with the order's number when it was just paid, 502 when Stripe does not do as
 *   asked
 */
export async function openPaymentPage(
  purchase: Purchase,
  env: DatabaseEnv & StripeEnv,
): Promise<string> {
  const { caller, product } = purchase;
  const slot = Math.floor(env.now() / halfHour);
  const stripe = stripeClient(env);
  const session = await stripe.checkout.sessions
    .create(sessionParameters(purchase, slot), { idempotencyKey: await keyOf(purchase, slot) })
    .catch((error: unknown) => refuse(error));
  const { id, url, amount_total, currency, lastResponse } = session;
  const isPriced = amount_total === cents(product) && currency === 'eur';
  if (!isPriced || url === null || !isStripes(url, env)) {
    // If this fails too, the page closes by itself; its address is not handed out.
    await stripe.checkout.sessions.expire(id).catch(() => undefined);
    const details = { session: id, requestId: lastResponse.requestId };
    throw new HttpError(502, isPriced ? 'no_payment_page' : 'price_mismatch', details);
  }
  const new_order = {
    ...{ session_id: id, user_id: caller.id, product: product.key },
    ...{ product_name: product.name, price: cents(product) },
  };
  const state = await rpc(env, 'open_order', { new_order }, z.string());
  // A repeated answer is the first one, whatever has become of the page since. With fetch, the SDK's
  // headers are no object of names, as its types say, but `Headers` (stripe 23.1.0).
  const isRepeated = new Headers(lastResponse.headers).get('idempotent-replayed') === 'true';
  if (state === 'paid' || (isRepeated && (await isComplete(id, stripe))))
    throw new HttpError(409, 'payment_in_progress', { session: id }, { session_id: id });
  return url;
}

async function isComplete(id: string, stripe: Stripe): Promise<boolean> {
  const session = await stripe.checkout.sessions
    .retrieve(id)
    .catch((error: unknown) => refuse(error, id));
  return session.status === 'complete';
}

const isStripes = (url: string, { stripeBase = paymentPages }: StripeEnv): boolean =>
  URL.canParse(url) && new URL(url).origin === stripeBase;

/** The same for the same purchase in one half hour, as the parameters are. */
const keyOf = ({ caller, product, cancelUrl }: Purchase, slot: number): Promise<string> =>
  sha256(JSON.stringify([caller, product, cancelUrl, slot]));

/**
 * What Stripe needs to know for a payment page.
 * @param slot the half hour since 1970: with the same key, Stripe wants the same parameters
 */
const sessionParameters = (
  { caller, product, successUrl, cancelUrl }: Purchase,
  slot: number,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ price: product.priceId, quantity: 1 }],
  // These say at once whether the money comes: cards, with the wallets that hold cards, and Austrian banks.
  allowed_payment_method_types: ['card', 'eps'],
  // 60 to 90 minutes ahead
  expires_at: ((slot + 3) * halfHour) / 1_000,
  locale: 'de',
  // Whoever pays in another currency would pay another amount than the price.
  adaptive_pricing: { enabled: false },
  success_url: successUrl,
  cancel_url: cancelUrl,
  client_reference_id: caller.id,
  customer_email: caller.email,
  // For stripe-webhook: an order stays what it was, even if the product is renamed or gone by then.
  metadata: { product: product.key, product_name: product.name, price: String(cents(product)) },
});
