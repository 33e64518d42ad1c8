import type { Sources } from '../../content-model/resolved';
import type { Insertions } from './markdown/compile-mdx';
import { ownerPlaceholders } from './owner-placeholders';
import { pricePlaceholders } from './price-placeholders';
import { thirdPartyFacts } from './third-party-facts';

/**
 * What the components of a text put in: the owner's data, prices, third parties, conversations.
 * @param environment usually `process.env`
 */
export function insertionsOf(
  sources: Partial<Sources>,
  environment: Readonly<Record<string, string | undefined>>,
): Insertions {
  return {
    Angabe: ownerPlaceholders(sources.site),
    Preis: pricePlaceholders(sources),
    Gespraech: Object.keys(sources.conversations ?? {}),
    Dienst: thirdPartyFacts(sources['third-parties'], environment),
  };
}
