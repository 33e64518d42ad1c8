import type { CalculatorEntries } from './entries';
import type { Offer, Rates } from './offers';

/** What a business needs each month. */
export type Needs = Pick<
  CalculatorEntries,
  'units' | 'web' | 'whatsapp' | 'minutes' | 'messages' | 'sales' | 'pilot'
>;

export type Cost = { setup: number; monthly: number; overage: number; firstYear: number };

/** Rounds to cents; the tiny amount keeps 1.005 from becoming 1.00. */
export const cents = (euros: number): number => Math.round(euros * 100 + 1e-6) / 100;

/** What an offer costs a business, in euros. */
export function costOf(offer: Offer, needs: Needs, rates: Rates): Cost {
  const paid = needs.pilot === 1 ? 1 - offer.discount / 100 : 1;
  const setup = cents(offer.setup * paid);
  const monthly = cents(offer.monthly * (offer.perUnit ? needs.units : 1) * paid);
  const minutes = Math.max(0, needs.minutes - offer.minutes);
  const overage = cents(minutes * rates.minute + needs.messages * rates.message);
  return { setup, monthly, overage, firstYear: cents(setup + 12 * (monthly + overage)) };
}

/** What an offer lacks for a business; undefined when it has all. */
export function lackOf(
  offer: Offer,
  needs: Needs,
): 'web' | 'whatsapp' | 'phone' | 'sales' | 'bookings' | undefined {
  if (needs.web === 1 && !offer.web) return 'web';
  if (needs.whatsapp === 1 && !offer.whatsapp) return 'whatsapp';
  if (needs.minutes > 0 && !offer.phone) return 'phone';
  if (needs.sales > 0 && !offer.sells) return 'sales';
  if (offer.bookings !== undefined && needs.units > offer.bookings) return 'bookings';
  return undefined;
}
