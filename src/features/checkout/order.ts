import { type PayableProduct, payableProducts } from '../../config/payable-products';
import { supabase } from '../../config/env';
import { formatEuro } from '../../lib/format';
import { type FunctionFailure, invokeFunction } from '../../lib/supabase';
import { checkoutMessages as words, failureReasons } from './messages';

/** Why an order does not get as far as the payment page; its message is German and meant for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
}

/** @throws {CheckoutFailure} when no product has that key */
export function findProduct(productKey: string): PayableProduct {
  const product = payableProducts.get(productKey);
  if (product === undefined) throw new CheckoutFailure(words.notFound);
  return product;
}

/** Id of the place on the page where a product is paid. */
export const orderAnchor = (productKey: string): string => `bestellen-${productKey}`;

/** The contact form with a message that orders the product: the way without an account. */
export function contactAddress({ name, price }: PayableProduct): string {
  const query = new URLSearchParams({
    product: name,
    price: String(price),
    message: words.request(name, formatEuro(price)),
  });
  return `/kontaktinformationen?${query}`;
}

/**
 * Has the Edge Function prepare a payment for the signed-in user.
 * @returns address of the payment page
 * @throws {CheckoutFailure}
 */
export async function preparePayment({ priceId, mode }: PayableProduct): Promise<string> {
  const { origin, pathname, search } = window.location;
  const answer = await invokeFunction('stripe-checkout', {
    price_id: priceId,
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin + pathname + search,
    mode,
  });
  if ('failure' in answer) throw new CheckoutFailure(words.failed(reasonOf(answer.failure)));
  const address = paymentAddress(answer.data);
  if (address === undefined) throw new CheckoutFailure(words.noAddress);
  return address;
}

function reasonOf({ status }: FunctionFailure): string {
  if (status === 401 || status === 403) return failureReasons.signIn;
  if (status >= 400 && status < 500) return failureReasons.refused;
  return failureReasons.unavailable;
}

const stripe = 'https://checkout.stripe.com';

/** The `url` of an answer, if it leads to the payment page: Stripe's, or that of the local services on this machine. */
function paymentAddress(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined;
  const { url } = answer;
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  return origin === stripe || origin === localPayments() ? url : undefined;
}

function localPayments(): string | undefined {
  const { origin, hostname } = new URL(supabase?.url ?? stripe);
  return hostname === 'localhost' ? origin : undefined;
}
