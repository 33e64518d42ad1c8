import type { BuildTools } from '../content-model/build-tools';
import type { PackageGroup } from '../content-model/data';
import type { InlineHtml } from '../content-model/primitives';
import { channelNames } from './messages';
import { offersOfPackages } from './offers';

const channels = ['web', 'whatsapp', 'phone'] as const;

/** What each package of a group adds to the channels of the smaller ones, with its price. */
export function channelPrices(group: PackageGroup) {
  const offers = offersOfPackages(group);
  return group.cards.map(({ title, setup, monthly, per }, index) => {
    const added = channels.filter(
      (channel) => offers.findIndex((offer) => offer[channel]) === index,
    );
    const names = added.map((channel) => channelNames[channel]).join(', ');
    return { title, setup, monthly, per, channel: index === 0 ? names : `mit ${names}` };
  });
}

type WithCosts = { priceOf?: PackageGroup | undefined; costs?: InlineHtml | undefined };

/** Puts prices into a section that names a group of packages, or into its sentence about costs. */
export async function withCosts<S extends WithCosts>(
  { priceOf, costs, ...section }: S,
  tools: BuildTools,
) {
  return {
    ...section,
    prices: priceOf && channelPrices(priceOf),
    costs: costs && (await tools.withFacts(costs)),
  };
}
