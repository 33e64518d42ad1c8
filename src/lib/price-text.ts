import { formatEuro } from './format';

/** Words around an amount. */
export const priceWords = {
  from: 'ab',
  once: 'einmalig',
  perMonth: '/Monat',
  formerly: 'statt',
};

/** @param setup one-off amount with its currency */
export const setupText = (setup: string): string => `ab ${setup} einmalig`;

type SetupAndMonthly = { setup: number; monthly: number; per?: string | undefined };

/** One-off and monthly amount; `per` names the unit, such as "pro Zimmer". */
export const setupAndMonthlyText = ({ setup, monthly, per = '' }: SetupAndMonthly): string =>
  `${setupText(formatEuro(setup))} + ${formatEuro(monthly)}${per && ` ${per}`}${priceWords.perMonth}`;
