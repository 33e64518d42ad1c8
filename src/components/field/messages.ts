/** What is said of a value that is not taken. */
export type FieldWords = { missing: string; invalid?: string; tooLong?: string };

/** Words of the fields that several forms share. */
export const commonWords = {
  name: { missing: 'Bitte geben Sie Ihren Namen ein.' },
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    invalid: 'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.',
  },
} satisfies Record<string, FieldWords>;
