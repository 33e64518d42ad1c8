export const personWords = {
  /** Above whoever reads what a form sends. */
  reads: 'Ihre Nachricht liest',
  /** Before whoever answers the call that closes a page. */
  answers: 'Fragen beantwortet',
  /** Below people who are placeholders. */
  soon: 'Gezeichnet, die Namen erfunden: Hier stehen bald wir.',
};
