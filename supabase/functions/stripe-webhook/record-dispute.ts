import type Stripe from 'stripe';
import { orderFacts } from '../_shared/mail/facts.ts';
import { messages } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import { Orders } from '../_shared/orders/orders.ts';
import type { MailWorld } from '../_shared/settings.ts';

const ends = ['won', 'lost', 'warning_closed'];

/**
 * Notes that a buyer's bank takes a payment back, or has decided about it, and tells the agency:
 * Stripe takes its evidence for a few days only. A payment that is none of ours changes nothing.
 */
export async function recordDispute(
  { id, status, payment_intent: intent }: Stripe.Dispute,
  world: MailWorld,
): Promise<void> {
  const orders = new Orders(world);
  const payment_intent = `eq.${typeof intent === 'string' ? intent : intent?.id}`;
  const [order] = await orders.find({ payment_intent });
  // The beginning may arrive after the end.
  if (order === undefined || (ends.includes(order.dispute ?? '') && !ends.includes(status))) return;
  await orders.update({ session_id: `eq.${order.session_id}` }, { dispute: status });
  const { agency } = world;
  const content = messages.dispute(orderFacts(order), status);
  const key = `${id}/${status}`;
  await sendMail({ to: agency, replyTo: order.email ?? agency, content, key }, world);
}
