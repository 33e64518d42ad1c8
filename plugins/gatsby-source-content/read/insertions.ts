import type { Site } from '../../../src/content-model/data';
import type { Sources } from '../../../src/content-model/sources';
import type { Insertions } from './markdown/compile-mdx';
import { ownerPlaceholders } from './owner-placeholders';
import { pricePlaceholders } from './price-placeholders';
import { thirdPartyFacts } from './third-party-facts';

/**
 * What the components of a text put in: the owner's data, prices, third parties, conversations,
 * videos, and what a demonstration is offered with.
 * What could not be read is left undefined, so that no text is reported for it.
 */
export function insertionsOf(
  sources: Partial<Sources>,
  environment: Readonly<Record<string, string | undefined>>,
): Insertions {
  const { site, packages, conversations, 'third-parties': parties } = sources;
  const hasPrices = packages !== undefined && sources['booking-plans'] !== undefined;
  return {
    Angabe: site && ownerPlaceholders(site),
    Preis: hasPrices ? pricePlaceholders(sources) : undefined,
    Gespraech: conversations && Object.keys(conversations),
    Dienst: parties && thirdPartyFacts(parties, environment),
    Video: site && parties && { platform: parties.parties.video.name, videos: videosOf(site) },
    DemoAufruf: site && { text: site.contactBand.text, ...site.contactBand.demo },
  };
}

const videosOf = ({ video }: Site) =>
  Object.fromEntries(
    Object.entries(video.ids).map(([name, id]) => [
      name,
      { embed: `${video.embed}${id}`, watch: `${video.watch}${id}` },
    ]),
  );
