import {
  type Benefit,
  type Lacking,
  type Verdict,
  type Work,
  benefitOf,
  breakEven,
  lackingFor,
} from './benefit';
import { type Cost, type Needs, cents, costOf, lackOf } from './cost';
import { type CalculatorData, type CalculatorEntries, onlyBooks, tradeOf } from './entries';
import type { Offer, Rates } from './offers';

/** An offer at its price for a business, and what it lacks. */
export type Option = { offer: Offer; cost: Cost; lack: ReturnType<typeof lackOf> };

export type Result = {
  options: Option[];
  /** The cheapest one in the first year that lacks nothing. */
  best: Option | undefined;
  benefit: Benefit;
  /** What is left each month, in euros. */
  gain: number;
  verdict: Verdict;
  /** The month in which the setup is earned. */
  month?: number | undefined;
  /** What would make it pay, where it does not. */
  lacking?: Lacking | undefined;
};

/**
 * Compares what offers cost a business with what they save it.
 * @param horizon months after which a setup no longer counts as worth it
 */
export function calculate(
  offers: readonly Offer[],
  business: Needs & Work,
  rates: Rates,
  horizon: number,
): Result {
  const options = offers.map((offer) => ({
    offer,
    cost: costOf(offer, business, rates),
    lack: lackOf(offer, business),
  }));
  const [best] = options
    .filter(({ lack }) => lack === undefined)
    .sort((a, b) => a.cost.firstYear - b.cost.firstYear);
  const benefit = benefitOf(business);
  const { monthly, overage, setup } = best?.cost ?? { monthly: 0, overage: 0, setup: 0 };
  const gain = best ? cents(benefit.time + benefit.won + benefit.sold - monthly - overage) : 0;
  const outcome = breakEven(setup, gain, horizon);
  const lacking =
    outcome.verdict === 'never' ? lackingFor(setup, gain, horizon, business) : undefined;
  return { options, best, benefit, gain, ...outcome, lacking };
}

/** Works out what some entries come to. */
export function resultOf(data: CalculatorData, entries: CalculatorEntries): Result {
  const trade = tradeOf(data, entries.trade);
  const offers = onlyBooks(trade, entries) ? data.plans : trade.offers;
  return calculate(offers, entries, data.rates, data.horizon);
}
