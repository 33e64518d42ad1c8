import type { SectionInput } from '../../content-model/build-tools';
import type { VideoPackage } from '../../content-model/offers';
import type { videoPackages } from './schema';

/** Adds to each package the price of its product; nothing else of the product reaches the page. */
export function deriveVideoPackages(section: SectionInput<typeof videoPackages>) {
  const packages = section.packages.map(({ product, ...entry }): VideoPackage => ({
    ...entry,
    product: product.key,
    price: product.price,
  }));
  return { ...section, packages };
}
