import { formatEuro } from './format';

/** Words around an amount. */
export const priceWords = {
  from: 'ab',
  once: 'einmalig',
  perMonth: '/Monat',
  onceAndMonthly: 'Einmalig + monatlich',
  formerly: 'statt',
};

/** @param setup one-off amount with its currency */
const setupText = (setup: string): string => `ab ${setup} einmalig`;

type SetupAndMonthly = { setup: number; monthly: number; per?: string | undefined };

/** Monthly amount beside a one-off one; `per` names the unit, such as "pro Zimmer". */
export const monthlyText = ({ monthly, per = '' }: Omit<SetupAndMonthly, 'setup'>): string =>
  `+\u00a0${formatEuro(monthly)}${per && ` ${per}`}${priceWords.perMonth}`;

/** One-off and monthly amount. */
export const setupAndMonthlyText = ({ setup, ...rest }: SetupAndMonthly): string =>
  `${setupText(formatEuro(setup))} ${monthlyText(rest)}`;
