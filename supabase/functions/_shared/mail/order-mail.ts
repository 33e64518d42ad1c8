import type { Recipient } from '../orders/due-mails.ts';
import type { Order } from '../orders/order.ts';
import type { MailSettings } from '../settings.ts';
import { orderFacts } from './facts.ts';
import { type MailContent, messages } from './messages.ts';
import type { Mail } from './send-mail.ts';

/** The mail about an order to one of its recipients; each can answer the other. */
export function orderMail(order: Order, recipient: Recipient, { agency }: MailSettings): Mail {
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
