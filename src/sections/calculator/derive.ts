import type { SectionInput } from '../../content-model/build-tools';
import type { Offer } from './cost';
import type { calculator } from './schema';

/** Someone to calculate for, with what there is to buy. */
export type Trade = {
  /** Value of the industry in forms. */
  industry?: string;
  label: string;
  offers: Offer[];
  /** What pilot partners save, in percent. */
  discount: number;
};

/** Brings the prices of several files into what the calculator needs of them. */
export function deriveCalculator(section: SectionInput<typeof calculator>) {
  const { trades, booking, plans, industries, ...rest } = section;
  const ofPackages = trades.map(({ industry, packages }): Trade => {
    const label = industries.find(({ value }) => value === industry)?.label;
    if (label === undefined)
      throw new Error(
        `content/pages/preisrechner.yaml: ${industry} steht nicht in industries.yaml`,
      );
    const offers = packages.cards.map(({ title, setup, monthly, per, channels, minutes = 0 }) => ({
      title,
      setup,
      monthly,
      perRoom: per !== undefined,
      minutes: channels.includes('Telefon') ? minutes : undefined,
    }));
    return { industry, label, offers, discount: packages.pilotDiscount?.percent ?? 0 };
  });
  const ofPlans: Trade = {
    label: booking,
    offers: plans.plans.map(({ title, price, minutes }) => ({
      title,
      setup: 0,
      monthly: price,
      perRoom: false,
      minutes,
    })),
    discount: 0,
  };
  return { ...rest, trades: [...ofPackages, ofPlans], minutePrice: plans.overage.minute };
}
