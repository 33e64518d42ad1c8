import { channelPrices } from '../../calculator/channel-prices';
import type { SectionInput } from '../../content-model/build-tools';
import type { clockHero } from './schema';

/** Replaces the group of packages by what each channel costs in it. */
export const deriveClockHero = ({ priceOf, ...section }: SectionInput<typeof clockHero>) => ({
  ...section,
  prices: channelPrices(priceOf),
});
