import type Stripe from 'stripe';
import { asHttpError, type HttpError } from '../_shared/http-error.ts';
import { orderFacts } from '../_shared/mail/facts.ts';
import { messages } from '../_shared/mail/messages.ts';
import { type Order, Orders } from '../_shared/orders/orders.ts';
import { foundChange } from '../_shared/orders/session-change.ts';
import { settle } from '../_shared/orders/settle.ts';
import { isoTime, logFailure } from '../_shared/runtime.ts';
import { findSession, stripeClient } from '../_shared/stripe-client.ts';
import type { Checked } from './check-orders.ts';
import { report } from './report.ts';
import type { World } from './settings.ts';
import { takeTurn } from './turn.ts';

/** Every page is closed within an hour, and Stripe says so at once. */
const patience = 75 * 60_000; // milliseconds
const mostPages = 10;

/**
 * Looks for payment pages of which Stripe should have told the webhook, asks Stripe what became of
 * them, records it as the webhook would, and tells the agency that the webhook does not hear.
 * @returns how many Stripe has not reported, and how many of these are settled now
 * @throws {HttpError} the last failure, once everything has been tried
 */
export async function checkWebhook(world: World): Promise<Checked> {
  const orders = new Orders(world);
  const stripe = stripeClient(world);
  const created_at = `lt.${isoTime(world, patience)}`;
  const silent = await orders.find({ reported_at: 'is.null', created_at });
  const settled: Order[] = [];
  const unknown: Order[] = [];
  let failure: HttpError | undefined;
  for (const order of await takeTurn(silent, mostPages, orders, world)) {
    try {
      const outcome = await lookInto(order, stripe, world);
      if (outcome === 'settled') settled.push(order);
      if (outcome === 'unknown') unknown.push(order);
    } catch (error) {
      failure = asHttpError(error);
      logFailure(world, failure, { session: order.session_id });
      if (failure.code === 'payment_unavailable') break; // it would be for the others too
    }
  }
  if (silent.length > 0) {
    await report(messages.silent(unknown.map(orderFacts)), world);
  }
  if (settled.length > 0) await orders.updateAll(settled, { reported_at: isoTime(world) });
  if (failure) throw failure;
  return { overdue: silent.length, sent: settled.length };
}

/** What could be found out about an order of which Stripe has reported nothing. */
async function lookInto(
  { state, session_id }: Order,
  stripe: Stripe,
  world: World,
): Promise<'settled' | 'unknown' | undefined> {
  if (state !== 'open') return 'settled'; // stripe-checkout or order-status has seen to it
  const session = await findSession(stripe, session_id);
  if (session === undefined) return 'unknown';
  const change = foundChange(session, world.now());
  if (change === undefined) return undefined;
  await settle(change, world);
  return 'settled';
}
