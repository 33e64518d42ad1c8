import Stripe from 'stripe';
import { errorType, Refusal } from '../_shared/refusal.ts';
import type { Runtime } from '../_shared/runtime.ts';
import type { Caller } from './caller.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Order } from './order.ts';
import type { Settings } from './settings.ts';
import { stripeClient } from './stripe-client.ts';

const paymentPages = 'https://checkout.stripe.com';

/**
 * Has Stripe make a payment page.
 * @returns its address
 * @throws {Refusal} 502 when Stripe refuses, does not answer, or sends another address than one of its own
 */
export async function createSession(
  caller: Caller,
  order: Order,
  settings: Settings,
  runtime: Runtime,
): Promise<string> {
  const options = { idempotencyKey: await idempotencyKey(caller, order, runtime.now()) };
  const session = await stripeClient(settings, runtime)
    .checkout.sessions.create(parameters(caller, order), options)
    .catch((error: unknown) => {
      throw new Refusal(502, 'payment_unavailable', stripeFailure(error));
    });
  if (isPaymentPage(session.url, settings.stripeBase ?? paymentPages)) return session.url;
  throw new Refusal(502, 'no_payment_page', { requestId: session.lastResponse.requestId });
}

function parameters(caller: Caller, order: Order): Stripe.Checkout.SessionCreateParams {
  const { key, priceId, mode } = order.product;
  return {
    mode: mode === 'subscription' ? 'subscription' : 'payment',
    line_items: [{ price: priceId, quantity: 1 }],
    locale: 'de',
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    client_reference_id: caller.id,
    customer_email: caller.email,
    metadata: { product: key }, // for stripe-webhook, which confirms the order
  };
}

function isPaymentPage(url: string | null, origin: string): url is string {
  return url !== null && URL.canParse(url) && new URL(url).origin === origin;
}

function stripeFailure(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return { type: errorType(error) };
  return { type: error.type, requestId: error.requestId };
}
