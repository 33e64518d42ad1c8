import type { SectionInput } from '../../content-model/build-tools';
import type { packages as schema } from './schema';

/** Swaps the feature lists of the cards for an industry's, by package id. */
export function derivePackages({ packages, features, ...section }: SectionInput<typeof schema>) {
  const lists = new Map(Object.entries(features ?? {}));
  const cards = packages.cards.map((card) => ({
    ...card,
    features: lists.get(card.id) ?? card.features,
  }));
  return { ...section, group: { ...packages, cards } };
}

/** A package as its card shows it. */
export type PackageCard = ReturnType<typeof derivePackages>['group']['cards'][number];
