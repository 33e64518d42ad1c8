import { asHttpError, HttpError } from '../http-error.ts';
import { type Order, Orders } from '../orders/orders.ts';
import { isoTime } from '../runtime.ts';
import type { MailWorld } from '../settings.ts';
import { orderFacts } from './facts.ts';
import { type MailContent, messages } from './messages.ts';
import { type Mail, sendMail } from './send-mail.ts';

type Recipient = 'agency' | 'buyer';

/** Whom a mail about an order is still due to. The view unsent_orders follows the same rule. */
export function dueMails(order: Order): Recipient[] {
  const { state, mismatch, email, agency_notified_at, buyer_notified_at } = order;
  const isPaid = state === 'paid';
  const due: Recipient[] = [];
  if ((isPaid || state === 'failed') && agency_notified_at === null) due.push('agency');
  if (isPaid && !mismatch && email !== null && buyer_notified_at === null) due.push('buyer');
  return due;
}

/**
 * Sends the mails an order still lacks and marks each. One that fails does not hold back the other.
 * Another call, at the same time or later, sends only what is missing: Resend knows each mail by
 * its key.
 * @throws {HttpError} the first failure, once all have been tried
 */
export async function sendDueMails(order: Order, world: MailWorld): Promise<void> {
  const failures: HttpError[] = [];
  for (const recipient of dueMails(order)) {
    try {
      await sendMail(orderMail(order, recipient, world), world);
      const mark = { [`${recipient}_notified_at` as const]: isoTime(world) };
      await new Orders(world).update({ session_id: `eq.${order.session_id}` }, mark);
    } catch (error) {
      const { status, code, details } = asHttpError(error);
      failures.push(new HttpError(status, code, { recipient, ...details }));
    }
  }
  if (failures[0]) throw failures[0];
}

/** The mail about an order to one of its recipients; each can answer the other. */
function orderMail(order: Order, recipient: Recipient, { agency }: MailWorld): Mail {
  const buyer = order.email ?? agency;
  const isForBuyer = recipient === 'buyer';
  return {
    to: isForBuyer ? buyer : agency,
    replyTo: isForBuyer ? agency : buyer,
    content: content(order, recipient),
    // A payment that failed may still succeed: that is another mail.
    key: `${order.session_id}/${recipient}${order.state === 'failed' ? '/failed' : ''}`,
    tags: { order: order.session_id, recipient },
  };
}

function content(order: Order, recipient: Recipient): MailContent {
  const facts = orderFacts(order);
  if (recipient === 'buyer') return messages.confirmation(facts);
  if (order.state === 'failed') return messages.failed(facts);
  return order.mismatch ? messages.mismatch(facts) : messages.order(facts);
}
