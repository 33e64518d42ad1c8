import Stripe from 'stripe';
import { z } from 'zod';
import { nothing, rpc } from '../_shared/database.ts';
import { change, completed, type OrderChange, recordOrder } from '../_shared/orders.ts';
import { refuse, stripeClient } from '../_shared/stripe-client.ts';
import type { MailEnv, StripeEnv } from '../_shared/env.ts';
import { silentMail } from './messages.ts';

/**
 * Looks for payment pages of which Stripe should have told the webhook, asks Stripe what became of
 * them, records it as the webhook would, and tells the agency that the webhook does not hear.
 * @throws {HttpError} when Stripe or the database does not do as asked
 */
export async function askStripe(env: MailEnv & StripeEnv): Promise<void> {
  const stripe = stripeClient(env);
  for (const id of await rpc(env, 'silent_orders', {}, z.array(z.string()))) {
    const session = await find(id, stripe);
    const said = session && changeFound(session, env.now());
    if (session !== undefined && said === undefined) continue;
    const isNews = said === undefined || (await recordOrder(said, env));
    const mails = [silentMail(said === undefined ? id : undefined, env)];
    if (isNews) await rpc(env, 'owe', { mails }, nothing);
  }
}

/** @returns the page, unless it is unknown there, as after a change from test to live keys */
const find = (id: string, stripe: Stripe): Promise<Stripe.Checkout.Session | undefined> =>
  stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return undefined;
    return refuse(error, id);
  });

/**
 * What a payment page itself says, for when the webhook has been silent. When it was paid is known
 * up to an hour: before it would have run out.
 * @param now milliseconds since 1970
 */
function changeFound(session: Stripe.Checkout.Session, now: number): OrderChange | undefined {
  if (session.status === 'expired') return change(session, 'expired');
  if (session.status !== 'complete') return undefined;
  return completed(session, Math.min(Math.floor(now / 1_000), session.expires_at));
}
