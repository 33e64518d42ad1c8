import type { FieldErrors } from '../../lib/form-validation';

/** Added to the label of an optional field. */
export const optional = 'optional';

/** Errors of the fields that several forms share. */
export const commonFieldErrors = {
  name: { missing: 'Bitte geben Sie Ihren Namen ein.' },
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    invalid: 'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.',
  },
} satisfies FieldErrors;
