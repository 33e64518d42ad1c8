import { productByKey } from '../_shared/products.ts';
import { Refusal } from '../_shared/refusal.ts';
import { messages, type OrderFacts } from './messages.ts';
import type { PaidOrder } from './paid-order.ts';

/** Values for the e-mail template, by the names it uses. */
export type Confirmation = {
  to_email: string;
  to_name: string;
  subject: string;
  product: string;
  amount: string;
  order_number: string;
  message: string;
};

/**
 * The buyer's confirmation.
 * @throws {Refusal} 500 when something it needs is missing; Stripe then shows the event as failed and sends it again
 */
export function confirmation({ session, productKey }: PaidOrder): Confirmation {
  const { id, amount_total: total, currency, customer_details: customer } = session;
  const product = productByKey(productKey);
  if (product === undefined) throw new Refusal(500, 'unknown_product');
  const email = customer?.email ?? session.customer_email;
  if (!email || total === null || currency === null) throw new Refusal(500, 'incomplete_session');
  const facts: OrderFacts = {
    name: oneLine(customer?.name ?? ''),
    product: product.name,
    amount: formatAmount(total, currency),
    orderNumber: id,
  };
  return {
    to_email: email,
    to_name: facts.name,
    subject: messages.subject(facts),
    product: facts.product,
    amount: facts.amount,
    order_number: id,
    message: messages.text(facts),
  };
}

/** A name as somebody typed it, fit for a header of an e-mail. */
function oneLine(name: string): string {
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

/** @param total in cents: everything in products.json is paid in euros */
function formatAmount(total: number, currency: string): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(total / 100);
}
