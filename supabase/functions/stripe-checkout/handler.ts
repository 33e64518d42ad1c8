import { Calls, senderOf } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/serve.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { readLimited } from '../_shared/read-limited.ts';
import type { MakeFunction } from '../_shared/runtime.ts';
import { identifyCaller } from './caller.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { PaymentPages } from './payment-pages.ts';
import { readPurchase } from './purchase.ts';
import { readWorld } from './settings.ts';

const bodyLimit = 4_096; // bytes
/** In ten minutes: a click is one call, and each may make a page at Stripe. */
const most = { ofAddress: 60, ofUser: 20 };

/**
 * The Edge Function that has Stripe prepare a payment for a signed-in user.
 * Request: `POST {price_id, success_url, cancel_url, mode}` with the user's token as bearer.
 * Answer: 200 `{url}`, else `{error}` with a fixed code; the checks run in the order of the code.
 */
export const createStripeCheckout: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);
  const orders = new Orders(world);
  const calls = new Calls(world);
  return forWebsite('POST', world, async (request, origin) => {
    const body = await readLimited(request, bodyLimit);
    await calls.admit('checkout', await senderOf(request, world.secretKey), most.ofAddress);
    const caller = await identifyCaller(request, world);
    const purchase = readPurchase(body, origin, caller);
    await calls.admit('checkout', caller.id, most.ofUser);
    return { url: await openPaymentPage(purchase, new PaymentPages(world), orders) };
  });
};
