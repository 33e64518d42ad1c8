import type { FieldErrors } from '../../lib/form-validation';

/** What is wrong with the fields that more than one form has. */
export const commonFieldErrors = {
  name: { missing: 'Bitte geben Sie Ihren Namen ein.' },
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    invalid: 'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.',
  },
} satisfies FieldErrors;
