import { asHttpError, HttpError } from '../http-error.ts';
import { dueMails, type Recipient } from '../orders/due-mails.ts';
import { type Order, Orders } from '../orders/orders.ts';
import { isoTime } from '../runtime.ts';
import type { MailWorld } from '../settings.ts';
import { orderFacts } from './facts.ts';
import { type MailContent, messages } from './messages.ts';
import { type Mail, sendMail } from './send-mail.ts';

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
    key: key(order, recipient),
    tags: { order: order.session_id, recipient },
  };
}

function content(order: Order, recipient: Recipient): MailContent {
  const facts = orderFacts(order);
  if (recipient === 'buyer') return messages.confirmation(facts);
  if (order.state === 'failed') return messages.failed(facts);
  return order.mismatch ? messages.mismatch(facts) : messages.order(facts);
}

/** A payment that failed may still succeed: that is another mail. */
function key({ session_id, state }: Order, recipient: Recipient): string {
  return state === 'failed' ? `${session_id}/${recipient}/failed` : `${session_id}/${recipient}`;
}
