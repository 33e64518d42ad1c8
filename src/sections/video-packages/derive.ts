import type { SectionInput } from '../../content-model/build-tools';
import type { VideoPackage } from '../../content-model/offers';
import type { videoPackages } from './schema';

/** Adds to each package the name and price of its product; its price id stays in the build. */
export function deriveVideoPackages(section: SectionInput<typeof videoPackages>) {
  const packages = section.packages.map(({ product, ...entry }): VideoPackage => ({
    ...entry,
    product: product.key,
    name: product.name,
    price: product.price,
  }));
  return { ...section, packages };
}
