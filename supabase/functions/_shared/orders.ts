import type Stripe from 'stripe';
import { z } from 'zod';
import { rpc } from './database.ts';
import { type Block, type Fact, formatTime, type Mail, oneLine } from './mails/content.ts';
import type { MailEnv } from './env.ts';

/** What Stripe says about an order: columns of the table orders. */
export type OrderChange = {
  session_id: string;
  user_id: string | null;
  product: string;
  product_name: string;
  /** As offered on the day of the order, in cents. */
  price: number;
  /** `open`: a slow payment is on its way; `failed`: it did not come; `expired`: nobody paid. */
  state: 'open' | 'paid' | 'failed' | 'expired';
  email: string | null;
  name: string | null;
  amount: number | null;
  currency: string | null;
  /** The amount charged is not the price offered. */
  mismatch: boolean;
  paid_at: string | null;
};

/** Slow payment methods complete the page first, "unpaid", and succeed or fail later. */
export const completed = (session: Stripe.Checkout.Session, at: number) =>
  session.payment_status === 'unpaid' ? change(session, 'open') : change(session, 'paid', at);

/** @param paidAt seconds since 1970 */
export function change(
  session: Stripe.Checkout.Session,
  state: OrderChange['state'],
  paidAt?: number,
): OrderChange | undefined {
  const { product, product_name, price = '' } = session.metadata ?? {};
  if (product === undefined) return undefined; // not a payment page of stripe-checkout
  const { customer_details: customer, customer_email, amount_total: amount, currency } = session;
  const isPaid = paidAt !== undefined;
  const isKept = state !== 'expired'; // of a page nobody paid, no personal data
  return {
    ...{ session_id: session.id, user_id: session.client_reference_id, product, state },
    product_name: product_name ?? product,
    price: /^\d{1,9}$/.test(price) ? Number(price) : 0,
    email: (isKept && (customer?.email ?? customer_email)) || null,
    name: (isKept && oneLine(customer?.name ?? '')) || null,
    amount: isPaid ? amount : null,
    currency: isPaid ? currency : null,
    // With the price of the day of the order: the product may cost something else by now, or be gone.
    mismatch: isPaid && (String(amount) !== price || currency !== 'eur'),
    paid_at: isPaid ? new Date(paidAt * 1_000).toISOString() : null,
  };
}

/**
 * Writes down what Stripe says about an order, with the mails it owes then.
 * @returns whether that was news
 * @throws {HttpError} 503 when the database does not do as asked; then it may be said again
 */
export const recordOrder = (said: OrderChange, env: MailEnv): Promise<boolean> =>
  rpc(
    env,
    'record_order',
    {
      change: said,
      mails: orderMails(said, env),
      mails_if_twice: secondPaymentMails(said, env),
    },
    z.boolean(),
  );

/**
 * An amount as people write it. de-DE on purpose: de-AT puts the sign in front and a space between
 * thousands.
 * @param amount in the smallest unit of the currency: cents, but whole yen
 */
function formatMoney(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null || !/^[a-z]{3}$/.test(currency)) return 'unbekannt';
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

const paid = ({ amount, currency }: OrderChange): string => formatMoney(amount, currency);
const price = (order: OrderChange): string => formatMoney(order.price, 'eur');

/** @param vat said of what was paid as offered: the price on the website is the final one */
const overview = (order: OrderChange, vat = ' inkl. USt'): Fact[] => [
  ['Produkt', order.product_name],
  ['Bezahlt', paid(order) + vat],
  ['Zeitpunkt', order.paid_at === null ? 'unbekannt' : formatTime(order.paid_at)],
  ['Bestellnummer', order.session_id],
];

const contact = ({ name, email }: OrderChange): Fact[] => [
  ['Name', name ?? 'nicht angegeben'],
  ['E-Mail', email ?? 'nicht angegeben'],
];

/** The mails that an order owes in its new state: the agency hears of every payment. */
function orderMails(order: OrderChange, env: MailEnv): Mail[] {
  const { state, email, mismatch } = order;
  if (state === 'failed') return [toAgency(order, env, 'failed', failed(order))];
  if (state !== 'paid') return [];
  if (mismatch) return [toAgency(order, env, 'paid', differing(order))];
  const notice = toAgency(order, env, 'paid', ordered(order));
  return email === null ? [notice] : [notice, confirmation(order, email, env)];
}

/** What the agency hears of a second payment; "{other}" is the number of the other one. */
const secondPaymentMails = (order: OrderChange, env: MailEnv): Mail[] => [
  toAgency(order, env, 'second', {
    subject: `Bitte prüfen, zweite Zahlung: ${order.product_name}, ${paid(order)}`,
    content: [
      'Dasselbe Konto hat dieses Produkt innerhalb eines Tages zweimal bezahlt. Bitte klären Sie, ob beide Bestellungen gewollt sind, und erstatten Sie sonst eine davon in Stripe.',
      [...overview(order), ['Andere Bestellung', '{other}']],
      contact(order),
    ],
  }),
];

type Text = Pick<Mail, 'subject' | 'content'>;

const toAgency = (order: OrderChange, { agency }: MailEnv, kind: string, text: Text): Mail => ({
  key: `${order.session_id}/agency/${kind}`,
  recipient: agency,
  reply_to: order.email ?? agency,
  ...text,
  urgent: true,
});

const confirmation = (order: OrderChange, email: string, { agency }: MailEnv): Mail => ({
  key: `${order.session_id}/buyer`,
  recipient: email,
  reply_to: agency,
  subject: `Ihre Bestellung: ${order.product_name}`,
  content: [
    order.name === null ? 'Guten Tag,' : `Guten Tag ${order.name},`,
    'vielen Dank für Ihre Bestellung. Ihre Zahlung ist bei uns eingegangen. Mit dieser E-Mail bestätigen wir den Auftrag.',
    overview(order),
    'So geht es weiter: Wir melden uns bei Ihnen und klären Thema, Avatar, Stimme und Hintergrund. Sobald uns alle Unterlagen vorliegen, erhalten Sie den ersten Entwurf innerhalb von 48 Stunden. Umfasst Ihr Paket mehrere Videos, gilt das für das erste; die Termine der weiteren vereinbaren wir mit Ihnen.',
    'Wenn Sie Fragen haben oder uns gleich Unterlagen schicken möchten, antworten Sie einfach auf diese E-Mail.',
    'Ihr Team von Uhrturm KI',
  ],
  about: [...overview(order), ...contact(order)],
  urgent: true,
});

const noConfirmation: Block =
  'Stripe hat keine E-Mail-Adresse gemeldet. Es ging keine Bestätigung hinaus; bitte suchen Sie die Zahlung in Stripe und melden Sie sich selbst.';

const ordered = (order: OrderChange): Text => ({
  subject: `Neue Bestellung: ${order.product_name}, ${paid(order)}`,
  content: [
    'Auf der Website wurde eine Bestellung bezahlt.',
    overview(order),
    contact(order),
    order.email === null
      ? noConfirmation
      : 'Die Bestätigung geht mit eigener E-Mail hinaus. Sie verspricht, dass wir uns melden und dass der erste Entwurf 48 Stunden nach Eintreffen aller Unterlagen da ist. Eine Antwort auf diese E-Mail geht an die angegebene Adresse.',
  ],
});

const differing = (order: OrderChange): Text => ({
  subject: `Bitte prüfen, Betrag weicht ab: ${order.product_name}`,
  content: [
    'Auf der Website wurde bezahlt, aber nicht der Preis des Produkts. Die Bestellung wurde deshalb nicht bestätigt.',
    [['Preis', price(order)], ...overview(order, '')],
    contact(order),
    'Bitte prüfen Sie die Zahlung und die Preiskennung in Stripe. Bestätigen Sie die Bestellung dann selbst, oder erstatten Sie den Betrag.',
  ],
});

const failed = (order: OrderChange): Text => ({
  subject: `Zahlung fehlgeschlagen: ${order.product_name}`,
  content: [
    'Eine Zahlung, die erst nach der Bestellung eintreffen sollte, ist fehlgeschlagen. Die Bestellung ist geschlossen; es wurde nichts bestätigt.',
    [
      ['Produkt', order.product_name],
      ['Preis', price(order)],
      ['Bestellnummer', order.session_id],
    ],
    contact(order),
  ],
});
