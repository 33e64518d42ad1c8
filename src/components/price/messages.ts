/** Words around an amount. */
export const priceWords = {
  from: 'ab',
  once: 'einmalig',
  perMonth: '/Monat',
  formerly: 'statt',
};

/** @param setup one-off amount with its currency */
export const setupText = (setup: string): string => `ab ${setup} einmalig`;

/** The same as a sentence, with what follows each month. */
export const setupAndMonthlyText = (setup: string, monthly: string): string =>
  `Ab ${setup} einmalig + ${monthly}/Monat`;
