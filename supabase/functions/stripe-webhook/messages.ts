/** What the buyer reads. `name` is empty when Stripe did not ask for it. */
export type OrderFacts = {
  name: string;
  product: string;
  amount: string;
  orderNumber: string;
};

/** Words of the confirmation. */
export const messages = {
  subject: ({ product }: OrderFacts) => `Ihre Bestellung: ${product}`,
  text: ({ name, product, amount, orderNumber }: OrderFacts) =>
    [
      name === '' ? 'Guten Tag,' : `Guten Tag ${name},`,
      'vielen Dank für Ihre Bestellung. Ihre Zahlung ist bei uns eingegangen.',
      `Produkt: ${product}\nBetrag: ${amount}\nBestellnummer: ${orderNumber}`,
      'Wir melden uns in Kürze bei Ihnen und besprechen mit Ihnen die Einzelheiten Ihres Videos. Wenn Sie bis dahin Fragen haben, antworten Sie einfach auf diese E-Mail.',
      'Ihr Team von Uhrturm KI',
    ].join('\n\n'),
};
