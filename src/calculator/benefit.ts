import { cents } from './cost';
import type { Assumption, CalculatorEntries } from './entries';

/** What a business does by hand today, each month. */
export type Work = Pick<CalculatorEntries, Assumption | 'units' | 'minutes' | 'sales'>;

export type Benefit = { hours: number; time: number; won: number; sold: number };

/**
 * What an assistant saves and wins each month, in euros. Missed calls count only when it answers
 * the telephone.
 */
export function benefitOf(work: Work): Benefit {
  const { units, casesPerUnit, minutesPerCase, minutes, missed, winPercent, margin, hourly } = work;
  const hours = (units * casesPerUnit * minutesPerCase + minutes) / 60;
  const won = minutes > 0 ? (missed * winPercent * margin) / 100 : 0;
  const sold = cents(work.sales * work.saleMargin);
  return { hours, time: cents(hours * hourly), won: cents(won), sold };
}

/** `year`: earned within twelve months, `late`: within the horizon, `never`: not worth it. */
export type Verdict = 'year' | 'late' | 'never';

/**
 * When a setup is earned.
 * @param gain what is left each month, in euros
 * @param horizon months after which it no longer counts as worth it
 */
export function breakEven(
  setup: number,
  gain: number,
  horizon: number,
): { verdict: Verdict; month?: number } {
  if (gain <= 0) return { verdict: 'never' };
  const month = Math.max(1, Math.ceil(cents(setup / gain)));
  if (month > horizon) return { verdict: 'never', month };
  return { verdict: month > 12 ? 'late' : 'year', month };
}

/** How many more orders, or how many more hours, a month make it pay; none where they are worth nothing. */
export type Lacking = { orders?: number | undefined; hours?: number | undefined };

/** What lacks each month until {@link breakEven} says that a setup is earned within the horizon. */
export function lackingFor(
  setup: number,
  gain: number,
  horizon: number,
  { margin, hourly }: Pick<Work, 'margin' | 'hourly'>,
): Lacking {
  // Without a setup a cent has to be left.
  const euros = Math.max(setup / horizon, 0.01) - gain;
  // The tiny amount keeps 2.0000000001 from becoming 3.
  const upTo = (worth: number) =>
    worth > 0 ? Math.max(1, Math.ceil(euros / worth - 1e-9)) : undefined;
  const tenths = upTo(hourly / 10);
  return { orders: upTo(margin), hours: tenths && tenths / 10 };
}
