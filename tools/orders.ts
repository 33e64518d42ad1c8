import { formatMoney, orderFacts } from '../supabase/functions/_shared/mail/facts';
import { dueMails } from '../supabase/functions/_shared/mail/send-due-mails';
import { type Order, Orders } from '../supabase/functions/_shared/orders/orders';
import { printEntries, printOwnerList } from './owner-list';

const withNotes =
  (notes: (order: Order) => string[]) =>
  (order: Order): string[] => {
    const { paidAt, amount, product, name, email, orderNumber } = orderFacts(order);
    return [
      [paidAt || order.created_at, amount, product].join('  '),
      `  ${[name, email].filter(Boolean).join(', ') || 'Kontakt unbekannt'}`,
      `  ${orderNumber}`,
      ...notes(order).map((note) => `  ! ${note}`),
    ];
  };

function remarks(order: Order): string[] {
  const { price, duplicateOf } = orderFacts(order);
  return [
    ...(order.mismatch ? [`Betrag weicht vom Preis ab (${price}), nicht bestätigt`] : []),
    ...(duplicateOf ? [`zweite Zahlung innerhalb eines Tages, siehe ${duplicateOf}`] : []),
    ...(order.agency_bounced_at ? ['Die E-Mail darüber kam bei Ihnen nicht an'] : []),
    ...(order.buyer_bounced_at ? ['Bestätigung ist beim Käufer nicht angekommen'] : []),
    ...(order.dispute ? [`vom Käufer bei der Bank angefochten: ${order.dispute}`] : []),
    ...(order.refunded > 0 ? [`erstattet: ${formatMoney(order.refunded, order.currency)}`] : []),
  ];
}

/** A page closes within an hour. */
const patience = 75 * 60_000; // milliseconds

function openRemarks({ created_at, reported_at }: Order): string[] {
  if (reported_at !== null) return ['Bestellt, die Zahlung ist noch unterwegs'];
  const isOver = Date.now() - Date.parse(created_at) > patience;
  return isOver ? ['Stripe hat nicht gemeldet, was daraus wurde: bitte dort nachsehen'] : [];
}

const recipients = { agency: 'an die Agentur', buyer: 'an den Käufer' };

function missingMails(order: Order): string[] {
  return [
    ...(order.state === 'failed' ? ['Zahlung fehlgeschlagen'] : []),
    ...dueMails(order).map((recipient) => `E-Mail fehlt: ${recipients[recipient]}`),
  ];
}

/** Lists the paid orders, newest first, those whose payment is open, and those that lack a mail. */
void printOwnerList('Die Bestellungen', async (world) => {
  const orders = new Orders(world);
  const paid = await orders.find({ paid_at: 'not.is.null', order: 'paid_at.desc' });
  const unsent = await orders.unsent();
  const open = await orders.find({ state: 'eq.open', order: 'created_at.desc' });
  printEntries('Bezahlte Bestellungen', paid, withNotes(remarks));
  printEntries('Offene Bezahlseiten', open, withNotes(openRemarks));
  printEntries('Noch nicht versendet', unsent, withNotes(missingMails));
});
