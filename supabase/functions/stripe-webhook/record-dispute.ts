import type Stripe from 'stripe';
import { orderFacts } from '../_shared/mail/facts.ts';
import { messages } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import type { Orders } from '../_shared/orders/orders.ts';
import type { Runtime } from '../_shared/runtime.ts';
import type { MailSettings } from '../_shared/settings.ts';

const ends = ['won', 'lost', 'warning_closed'];

/**
 * Notes that a buyer's bank takes a payment back, or has decided about it, and tells the agency:
 * Stripe takes its evidence for a few days only. A payment that is none of ours changes nothing.
 */
export async function recordDispute(
  { id, status, payment_intent: intent }: Stripe.Dispute,
  orders: Orders,
  settings: MailSettings,
  runtime: Runtime,
): Promise<void> {
  const payment_intent = `eq.${typeof intent === 'string' ? intent : intent?.id}`;
  const [order] = await orders.find({ payment_intent });
  // The beginning may arrive after the end.
  if (order === undefined || (ends.includes(order.dispute ?? '') && !ends.includes(status))) return;
  await orders.update({ session_id: `eq.${order.session_id}` }, { dispute: status });
  const { agency } = settings;
  const content = messages.dispute(orderFacts(order), status);
  const key = `${id}/${status}`;
  await sendMail({ to: agency, replyTo: order.email ?? agency, content, key }, settings, runtime);
}
