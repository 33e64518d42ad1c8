import type { SectionInput } from '../../content-model/build-tools';
import type { CalculatorData, Trade } from '../../calculator/entries';
import { type Offer, offersOfPackages, offersOfPlans } from '../../calculator/offers';
import type { calculator } from './schema';

/** Brings prices and assumptions of several files into what the calculator needs of them. */
export function deriveCalculator(section: SectionInput<typeof calculator>) {
  const { settings, plans, industries, ...rest } = section;
  const trades = settings.trades.map(({ number, industry, packages, scale, ...example }): Trade => {
    const label = industries.find(({ value }) => value === industry)?.label;
    if (label === undefined)
      throw new Error(`content/data/calculator.yaml: ${industry} steht nicht in industries.yaml`);
    const offers = offersOfPackages(packages);
    // It begins with the smallest package.
    const web = offers[0]?.web ? 1 : 0;
    return {
      label,
      industry,
      offers,
      scale,
      example: {
        ...example,
        trade: number,
        task: 0,
        web,
        whatsapp: 1 - web,
        messages: 0,
        pilot: 0,
      },
    };
  });
  const data: CalculatorData = {
    trades,
    plans: offersOfPlans(plans),
    reasons: settings.reasons,
    uncounted: settings.uncounted,
    rates: plans.overage,
    horizon: settings.horizonMonths,
  };
  return { ...rest, data, tables: tablesOf(trades) };
}

/** The price tables: trades with the same packages share one. */
function tablesOf(trades: readonly Trade[]): { label: string; offers: Offer[] }[] {
  const tables = new Map<string, { label: string; offers: Offer[] }>();
  for (const { label, offers } of trades) {
    const key = JSON.stringify(offers);
    const known = tables.get(key);
    tables.set(key, { offers, label: known ? `${known.label}, ${label}` : label });
  }
  return [...tables.values()];
}
