import { supabase } from '../../config/env';
import { type PayableProduct, payableProducts } from '../../config/payable-products';
import { isRecord } from '../../lib/is-record';
import { type FunctionFailure, invokeFunction } from '../../lib/supabase';
import { checkoutMessages as words, failureReasons } from './messages';
import { CheckoutFailure, contactAddress, orderNumber } from './order';

/** Where a purchase goes on. */
export type NextStep = { to: 'contact-form' | 'payment'; address: string };

/**
 * Begins a purchase: prepares a payment for a signed-in user, or an order by the contact form.
 * @param currentSession rejects when it cannot be found out who is signed in
 * @throws {CheckoutFailure}
 */
export async function beginPurchase(
  productKey: string,
  currentSession: () => Promise<object | undefined>,
): Promise<NextStep> {
  const product = payableProducts.get(productKey);
  if (product === undefined) throw new CheckoutFailure(words.notFound);
  const session = await currentSession().catch(() => {
    throw new CheckoutFailure(words.failed(failureReasons.account));
  });
  return session === undefined
    ? { to: 'contact-form', address: contactAddress(product) }
    : { to: 'payment', address: await preparePayment(product) };
}

/** Has the Edge Function prepare a payment. @returns address of the payment page */
async function preparePayment({ priceId, mode }: PayableProduct): Promise<string> {
  const { origin, pathname, search } = window.location;
  const answer = await invokeFunction('stripe-checkout', {
    price_id: priceId,
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin + pathname + search,
    mode,
  });
  if ('failure' in answer) {
    const { failure } = answer;
    throw new CheckoutFailure(words.failed(reasonOf(failure)), placedOrder(failure));
  }
  const address = paymentAddress(answer.data);
  if (address === undefined) throw new CheckoutFailure(words.noAddress);
  return address;
}

function reasonOf({ status }: FunctionFailure): string {
  if (status === 401 || status === 403) return failureReasons.signIn;
  if (status === 409) return failureReasons.justPaid;
  if (status >= 400 && status < 500) return failureReasons.refused;
  return failureReasons.unavailable;
}

/** The page about an order that was paid a moment ago: nobody should order again. */
function placedOrder({ status, answer }: FunctionFailure): string | undefined {
  if (status !== 409) return undefined;
  const query = `?session_id=${isRecord(answer) ? String(answer.session_id) : ''}`;
  return orderNumber(query) === undefined ? '/success' : `/success${query}`;
}

/** The `url` of an answer if it leads to the payment page of Stripe, or of the local services. */
function paymentAddress(answer: unknown): string | undefined {
  const url = isRecord(answer) ? String(answer.url) : '';
  if (!URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  const local = new URL(supabase?.url ?? stripe);
  const isLocal = local.hostname === 'localhost' && origin === local.origin;
  return origin === stripe || isLocal ? url : undefined;
}

const stripe = 'https://checkout.stripe.com';
