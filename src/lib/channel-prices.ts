import type { BuildTools } from '../content-model/build-tools';
import type { PackageGroup } from '../content-model/data';
import type { InlineHtml } from '../content-model/primitives';

/** What a package may answer on: as `channels` of content/data/packages.yaml says it, and its name. */
const channels = { Web: 'Website', WhatsApp: 'WhatsApp', Telefon: 'Telefon' };

/** What each package of a group adds to the channels of the smaller ones, with its price. */
const channelPrices = ({ cards }: PackageGroup) =>
  cards.map(({ title, setup, monthly, per }, index) => {
    const added = Object.entries(channels).filter(
      ([key]) => cards.findIndex((card) => card.channels.includes(key)) === index,
    );
    const names = added.map(([, name]) => name).join(', ');
    return { title, setup, monthly, per, channel: index === 0 ? names : `mit ${names}` };
  });

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
