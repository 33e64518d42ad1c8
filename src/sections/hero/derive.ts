import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { PackageGroup } from '../../content-model/data';
import type { hero } from './schema';

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

/** Says what it costs: by channel of the named group of packages, or in its own sentence. */
export async function deriveHero(section: SectionInput<typeof hero>, tools: BuildTools) {
  const { priceOf, costs, ...others } = section;
  return {
    ...others,
    prices: priceOf && channelPrices(priceOf),
    costs: costs && (await tools.withFacts(costs)),
  };
}
