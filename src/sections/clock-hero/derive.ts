import type { SectionInput } from '../../content-model/build-tools';
import type { clockHero } from './schema';

/** Replaces the group of packages by the price of its cheapest one. */
export function deriveClockHero({ priceOf, ...section }: SectionInput<typeof clockHero>) {
  const cheapest = priceOf.cards.reduce((least, card) => (card.setup < least.setup ? card : least));
  return { ...section, price: { setup: cheapest.setup, monthly: cheapest.monthly } };
}
