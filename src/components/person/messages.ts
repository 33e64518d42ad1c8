export const personWords = {
  /** Above whoever reads what a form sends. */
  reads: 'Ihre Nachricht liest',
  /** Before the telephone number, where a page ends. */
  answers: 'Oder Sie rufen an:',
  /** Below people who are placeholders. */
  soon: 'Gezeichnet, die Namen erfunden: Hier stehen bald wir.',
};
