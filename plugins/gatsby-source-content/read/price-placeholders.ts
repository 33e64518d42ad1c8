import type { Sources } from '../../../src/content-model/sources';
import { formatEuro } from '../../../src/lib/format';
import { setupAndMonthlyText } from '../../../src/lib/price-text';
import type { Placeholders } from './markdown/placeholders';

/**
 * What `<Preis>` in a text may name: `home.pro` is a package with both its prices,
 * `home.pro.erstes-jahr` what it costs with its setup, `home.pro.weiteres-jahr` without,
 * `terminbuchung.basic` a booking plan's monthly price.
 */
export function pricePlaceholders({
  packages = {},
  'booking-plans': booking,
}: Partial<Sources>): Placeholders {
  const prices = Object.entries(packages).flatMap(([group, { cards }]) =>
    cards.flatMap((card) => {
      const name = `${group}.${card.id}`;
      const year = 12 * card.monthly;
      return [
        [name, setupAndMonthlyText(card)],
        [`${name}.erstes-jahr`, formatEuro(card.setup + year)],
        [`${name}.weiteres-jahr`, formatEuro(year)],
      ] as const;
    }),
  );
  const plans = (booking?.plans ?? []).map(
    ({ id, price }) => [`terminbuchung.${id}`, formatEuro(price)] as const,
  );
  return Object.fromEntries([...prices, ...plans].map(([name, text]) => [name, { text }]));
}
