import type { PackageGroup } from '../../content-model/data';
import type { Dependencies } from './dependencies';

/** @throws when content/data/packages.yaml has no such group */
export async function packageGroup(name: string, deps: Dependencies): Promise<PackageGroup> {
  const found = (await deps.data('packages'))[name];
  if (found === undefined) throw new Error(`Paketgruppe „${name}“ fehlt`);
  return found;
}

/** Swaps the feature lists of a group for an industry's, by package id. */
export async function withFeatures(
  packages: PackageGroup,
  features: string | undefined,
  deps: Dependencies,
): Promise<PackageGroup> {
  if (features === undefined) return packages;
  const lists = (await deps.data('feature-lists'))[features];
  const listOf = new Map(Object.entries(lists ?? {}));
  return {
    ...packages,
    cards: packages.cards.map((card) => ({
      ...card,
      features: listOf.get(card.id) ?? card.features,
    })),
  };
}
