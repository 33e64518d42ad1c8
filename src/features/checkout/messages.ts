export const checkoutMessages = {
  /** Between the two ways. */
  or: 'Oder:',
  payOnline: 'Online bezahlen',
  /** A way on for those who want no account, or where there are none. */
  withoutAccount: 'Ohne Konto bestellen',
  /** What comes then, instead of the payment. */
  withoutAccountThen: 'Mit dem Kontaktformular. Wegen der Bezahlung melden wir uns.',
  order: 'Zahlungspflichtig bestellen',
  orderByForm: (title: string) => `${title}-Paket per Formular bestellen`,
  busy: 'Wird vorbereitet...',
  /** What the dialog is for. */
  about: (product: string, price: string) =>
    `Sie bestellen: ${product}, ${price}, nur für Unternehmen`,
  businessOnly: 'nur für Unternehmen',
  continueOrder: 'Weiter zu Ihrer Bestellung',
  notFound: 'Produkt nicht gefunden',
  noAddress: 'Keine Checkout-URL erhalten',
  failed: (reason: string) => `Checkout-Fehler: ${reason}`,
  notCharged: 'Mit diesem Versuch wurde nichts abgebucht.',
  fallback: 'Bestellen Sie stattdessen über unser',
  fallbackLink: 'Kontaktformular',
  placed: 'Zu Ihrer Bestellung',
  /** The message an order without an account fills into the contact form. */
  request: (product: string, price: string) =>
    `Ich möchte das Paket „${product}“ um ${price} bestellen. Bitte kontaktieren Sie mich wegen der Bezahlung.`,
};

/** Why the payment could not be prepared, as shown after "Checkout-Fehler:". */
export const failureReasons = {
  signIn: 'Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich ab und neu an.',
  refused: 'Diese Bestellung wurde nicht angenommen.',
  justPaid: 'Dieses Paket haben Sie eben bezahlt. Die Bestätigung kommt per E-Mail.',
  unavailable: 'Der Zahlungsdienst ist gerade nicht erreichbar.',
  account:
    'Unser Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einem Augenblick noch einmal.',
};
