import type { OrderFacts } from './facts.ts';

/** One line of a mail's overview: what it is, and its value. */
export type Fact = readonly [label: string, value: string];

/** A mail without its looks: paragraphs of text, and overviews. */
export type MailContent = { subject: string; blocks: readonly (string | readonly Fact[])[] };

/** An order in the report about mails that did not go out, and whether they could be sent now. */
type OverdueOrder = OrderFacts & { sentNow: boolean };

const withVat = ' inkl. USt';

/** @param vat said of what was paid as offered: the price on the website is the final one */
const overview = ({ product, amount, paidAt, orderNumber }: OrderFacts, vat = ''): Fact[] => [
  ['Produkt', product],
  ['Bezahlt', amount + vat],
  ...(paidAt === '' ? [] : [['Zeitpunkt', paidAt] as const]),
  ['Bestellnummer', orderNumber],
];

const disputes: Readonly<Record<string, string>> = {
  needs_response: 'bitte Belege einreichen',
  under_review: 'wird geprüft',
  won: 'zu Ihren Gunsten entschieden',
  lost: 'zugunsten des Käufers entschieden',
  warning_needs_response: 'Anfrage der Bank, bitte antworten',
  warning_under_review: 'Anfrage der Bank, wird geprüft',
  warning_closed: 'Anfrage der Bank, erledigt',
};

const contact = ({ name, email }: OrderFacts): Fact[] => [
  ['Name', name || 'nicht angegeben'],
  ['E-Mail', email || 'nicht angegeben'],
];

/** Words of all mails about orders. */
export const messages = {
  confirmation: (order: OrderFacts): MailContent => ({
    subject: `Ihre Bestellung: ${order.product}`,
    blocks: [
      order.name === '' ? 'Guten Tag,' : `Guten Tag ${order.name},`,
      'vielen Dank für Ihre Bestellung. Ihre Zahlung ist bei uns eingegangen. Mit dieser E-Mail bestätigen wir den Auftrag.',
      overview(order, withVat),
      'So geht es weiter: Wir melden uns bei Ihnen und klären Thema, Avatar, Stimme und Hintergrund. Sobald uns alle Unterlagen vorliegen, erhalten Sie den ersten Entwurf innerhalb von 48 Stunden. Umfasst Ihr Paket mehrere Videos, gilt das für das erste; die Termine der weiteren vereinbaren wir mit Ihnen.',
      'Wenn Sie Fragen haben oder uns gleich Unterlagen schicken möchten, antworten Sie einfach auf diese E-Mail.',
      'Ihr Team von Uhrturm KI',
    ],
  }),

  order: (order: OrderFacts): MailContent => ({
    subject:
      order.duplicateOf === ''
        ? `Neue Bestellung: ${order.product}, ${order.amount}`
        : `Bitte prüfen, zweite Zahlung: ${order.product}, ${order.amount}`,
    blocks: [
      'Auf der Website wurde eine Bestellung bezahlt.',
      overview(order, withVat),
      contact(order),
      ...(order.duplicateOf === ''
        ? []
        : [
            `Achtung: Dasselbe Konto hat dieses Produkt innerhalb eines Tages schon einmal bezahlt (Bestellnummer ${order.duplicateOf}). Bitte klären Sie, ob beide Bestellungen gewollt sind, und erstatten Sie sonst eine davon in Stripe.`,
          ]),
      order.email === ''
        ? 'Stripe hat keine E-Mail-Adresse gemeldet. Es ging keine Bestätigung hinaus; bitte suchen Sie die Zahlung in Stripe und melden Sie sich selbst.'
        : 'Die Bestätigung geht mit eigener E-Mail hinaus. Sie verspricht, dass wir uns melden und dass der erste Entwurf 48 Stunden nach Eintreffen aller Unterlagen da ist. Eine Antwort auf diese E-Mail geht an die angegebene Adresse.',
    ],
  }),

  mismatch: (order: OrderFacts): MailContent => ({
    subject: `Bitte prüfen, Betrag weicht ab: ${order.product}`,
    blocks: [
      'Auf der Website wurde bezahlt, aber nicht der Preis des Produkts. Die Bestellung wurde deshalb nicht bestätigt.',
      [['Preis', order.price], ...overview(order)],
      contact(order),
      'Bitte prüfen Sie die Zahlung und die Preiskennung in Stripe. Bestätigen Sie die Bestellung dann selbst, oder erstatten Sie den Betrag.',
    ],
  }),

  failed: (order: OrderFacts): MailContent => ({
    subject: `Zahlung fehlgeschlagen: ${order.product}`,
    blocks: [
      'Eine Zahlung, die erst nach der Bestellung eintreffen sollte, ist fehlgeschlagen. Die Bestellung ist geschlossen; es wurde nichts bestätigt.',
      [
        ['Produkt', order.product],
        ['Preis', order.price],
        ['Bestellnummer', order.orderNumber],
      ],
      contact(order),
    ],
  }),

  overdue: (orders: readonly OverdueOrder[]): MailContent => ({
    subject: `Bestellungen mit fehlenden E-Mails: ${orders.length}`,
    blocks: [
      'Zu diesen Bestellungen fehlte länger als eine Stunde mindestens eine E-Mail, an uns oder an den Käufer.',
      ...orders.map((order) => [
        ...overview(order),
        ...contact(order),
        [
          'E-Mails',
          order.sentNow
            ? 'soeben nachgeholt'
            : 'noch immer nicht versendet; bitte melden Sie sich selbst',
        ] as const,
      ]),
      'Was der Grund war, steht im Log der Funktionen stripe-webhook und order-check.',
    ],
  }),
  /** @param status in Stripe's words */
  dispute: (order: OrderFacts, status: string): MailContent => ({
    subject: `Rückbuchung (${disputes[status] ?? status}): ${order.product}`,
    blocks: [
      'Der Käufer hat diese Zahlung bei seiner Bank angefochten. Stripe holt den Betrag zurück, bis die Bank entschieden hat.',
      [['Stand', disputes[status] ?? status], ...overview(order)],
      contact(order),
      'Belege nimmt Stripe nur wenige Tage lang an: im Dashboard unter „Zahlungen → Anfechtungen“.',
    ],
  }),

  /** @param unknown pages that Stripe does not know either */
  silent: (unknown: readonly OrderFacts[]): MailContent => ({
    subject: 'Bitte prüfen: Stripe meldet der Website keine Zahlungen',
    blocks: [
      'Eine Bezahlseite schließt spätestens nach einer Stunde, und Stripe meldet das der Website sofort. Diese Meldungen sind ausgeblieben. Die Website hat selbst bei Stripe nachgesehen und nachgetragen, was sie gefunden hat; jede Bestellung kommt wie sonst mit eigener E-Mail.',
      'Solange die Meldungen fehlen, erfahren Sie von einer Bestellung bis zu zwei Stunden später, und von Erstattungen und Rückbuchungen erfährt die Website gar nichts.',
      'Bitte sehen Sie in Stripe unter „Developers → Webhooks“ nach: Ist der Endpunkt abgeschaltet? Sind alle Ereignisse ausgewählt? Bei Fehlern mit 400 gehört STRIPE_WEBHOOK_SECRET zu einem anderen Endpunkt; bei 5xx steht der Grund im Log der Funktion stripe-webhook.',
      ...(unknown.length === 0
        ? []
        : [
            'Diese Bezahlseiten kennt Stripe nicht. Entweder stammen sie aus der Zeit vor einem Wechsel der Schlüssel, oder STRIPE_SECRET_KEY gehört zu einem anderen Konto. Bitte suchen Sie sie in Stripe; was erledigt ist, trägt „go-live.md“, Schritt 10, aus.',
            ...unknown.map(({ product, price, orderNumber }): Fact[] => [
              ['Produkt', product],
              ['Preis', price],
              ['Bestellnummer', orderNumber],
            ]),
          ]),
    ],
  }),
};
