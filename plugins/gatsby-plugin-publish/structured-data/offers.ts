import type { Offer, Product, UnitPriceSpecification } from 'schema-dts';
import type { SectionOf } from '../../../src/sections/catalogue';
import type { AnySection } from '../published';
import { type Context, absolute, businessId } from './context';

/**
 * Whether a price includes VAT, from the words beside it.
 * @throws when they do not say
 */
export function includesVat(words: string): boolean {
  const [, word] = /\b(inkl|exkl)\b/.exec(words) ?? [];
  if (word === undefined) throw new Error(`Neither "inkl" nor "exkl" in "${words}"`);
  return word === 'inkl';
}

/** UN/CEFACT codes of what a price is for. */
const units = { month: 'MON', minute: 'MIN' } as const;

type Amount = { price: number } | { minPrice: number };

/** A price in euros; a `minPrice` is what the page calls "ab". */
export function amount(
  money: Amount,
  vat: string,
  unit?: keyof typeof units,
  unitText?: string,
): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    ...money,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: includesVat(vat),
    ...(unit && { unitCode: units[unit] }),
    ...(unitText && { unitText }),
  };
}

const offer = (name: string, ...priceSpecification: UnitPriceSpecification[]): Offer => ({
  '@type': 'Offer',
  name,
  priceSpecification,
});

/** What a section offers. */
export function offersIn(section: AnySection, { site: { vat } }: Context): Offer[] {
  switch (section.kind) {
    // "ab … einmalig", and what follows each month.
    case 'packages':
      return section.group.cards.map(({ title, setup, monthly, per }) =>
        offer(
          title,
          amount({ minPrice: setup }, vat),
          amount({ price: monthly }, vat, 'month', per),
        ),
      );
    // "ab … /Monat".
    case 'booking-plans':
      return section.offer.plans.map(({ title, price }) =>
        offer(title, amount({ minPrice: price }, vat, 'month')),
      );
    // Calls by the minute, each with the same setup.
    case 'price-board': {
      const setup = amount({ minPrice: section.prices.setup }, vat);
      return section.prices.rows.map(({ service, aiPrice }) =>
        offer(service, setup, amount({ price: aiPrice }, vat, 'minute')),
      );
    }
    // Each with its own word on VAT.
    case 'training-offers':
      return section.offers.map(({ title, price, priceNote }) =>
        offer(title, amount({ price }, priceNote, undefined, priceNote)),
      );
    default:
      return [];
  }
}

/**
 * The video packages.
 * @param image of the page they are on
 */
export function videoProducts(
  { packages }: SectionOf<'video-packages'>,
  route: string,
  image: string,
  { host, site }: Context,
): Product[] {
  return packages.map(({ name, price, features, unit }) => ({
    '@type': 'Product',
    name,
    image,
    description: features.join(', '),
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url: absolute(host, route),
      price,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { '@id': businessId(host) },
      priceSpecification: amount({ price }, site.vatOnline, undefined, unit),
    },
  }));
}
