import assert from 'node:assert/strict';
import products from '../../../supabase/functions/_shared/products.json' with { type: 'json' };
import { refused, site, stripe, userToken, type TestEnv } from './env.ts';

export const basic = products['video-basic'];
export const firstPage = 'https://checkout.stripe.com/c/pay/cs_test_0000000001';

/** What the page sends for the cheapest video. */
export const goodOrder = {
  price_id: basic.priceId,
  mode: 'payment',
  success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${site}/ki-produktvideos`,
};
export const bearer = (token = userToken) => ({ authorization: `Bearer ${token}` });
export const order = (env: TestEnv, changes: object = {}, headers: Record<string, string> = {}) =>
  env.post('stripe-checkout', { ...goodOrder, ...changes }, { ...bearer(), ...headers });

/** Refused, and Stripe was not asked. */
export async function assertNoPage(
  env: TestEnv,
  answer: Promise<Response>,
  status: number,
  code: string,
) {
  await refused(env, answer, status, code);
  assert.deepEqual(env.network.callsTo(stripe), []);
}
