export const personWords = {
  /** Above whoever reads what a form sends. */
  reads: 'Ihre Nachricht liest',
  /** In its place as long as nobody can be named. */
  human: 'Ihre Nachricht liest ein Mensch, kein Assistent.',
  /** Before the telephone number, where a page ends. */
  answers: 'Oder Sie rufen an:',
};
