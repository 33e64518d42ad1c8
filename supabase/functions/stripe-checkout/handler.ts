import { admit, senderOf } from '../_shared/database.ts';
import { forWebsite, readLimited } from '../_shared/http.ts';
import {
  type MakeFunction,
  readDatabase,
  readSite,
  readStripe,
  envReader,
} from '../_shared/env.ts';
import { identifyCaller } from './caller.ts';
import { openPaymentPage } from './payment-page.ts';
import { readPurchase } from './purchase.ts';

const bodyLimit = 4_096; // bytes
/** In ten minutes: a click is one call, and each may make a page at Stripe. */
const most = { ofNetwork: 60, ofUser: 20 };

const readEnv = envReader((variables) => ({
  ...readSite(variables),
  ...readDatabase(variables),
  /** For questions in the name of a user. */
  publishableKey: variables.supabaseKey('SUPABASE_PUBLISHABLE_KEYS'),
  ...readStripe(variables),
}));

/**
 * The Edge Function that has Stripe prepare a payment for a signed-in user.
 *
 * `POST {price_id, success_url, cancel_url, mode}`, JSON of 4 kB, with the user's token as bearer.
 * Answers: 200 `{url}`, else `{error}`; the checks run in the order of the code:
 *   403 `origin_not_allowed`, 413 `body_too_large`, 429 `too_many_requests`, 401 `invalid_token`,
 *   403 `account_required`, `email_not_confirmed`, 400 `invalid_json`, `unknown_price`, `wrong_mode`,
 *   `invalid_success_url`, `invalid_cancel_url`
 *   409 `{error: 'payment_in_progress', session_id}`: this was just paid; the order's number
 *   502 `payment_unavailable`, `price_mismatch`, `no_payment_page`
 *   503 `auth_unavailable` (also while it limits: try again in a moment), `database_unavailable`
 */
export const createStripeCheckout: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);
  return forWebsite('POST', env, async (request, origin) => {
    const body = await readLimited(request, bodyLimit);
    await admit(env, 'checkout', await senderOf(request, env), most.ofNetwork);
    const caller = await identifyCaller(request, env);
    const purchase = readPurchase(body, origin, caller);
    await admit(env, 'checkout', caller.id, most.ofUser);
    return { url: await openPaymentPage(purchase, env) };
  });
};
