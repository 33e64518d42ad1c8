export const personWords = {
  /** Above whoever reads what a form sends. */
  reads: 'Ihre Nachricht liest',
  /** Below people who are placeholders. */
  soon: 'Gezeichnet, die Namen erfunden: Hier stehen bald wir.',
};
