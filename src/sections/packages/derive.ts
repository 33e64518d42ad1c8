import type { SectionInput } from '../../content-model/build-tools';
import { requestAddress } from '../../lib/request-address';
import type { packages as schema } from './schema';

/**
 * Swaps the feature lists of the cards for an industry's, by package id, and lets each button say what
 * it asks for.
 */
export function derivePackages({
  packages,
  features,
  industry,
  ...section
}: SectionInput<typeof schema>) {
  const lists = new Map(Object.entries(features ?? {}));
  const { subject } = packages;
  const cards = packages.cards.map((card) => ({
    ...card,
    features: lists.get(card.id) ?? card.features,
    action: {
      label: card.action.label,
      to:
        subject === undefined
          ? card.action.to
          : requestAddress(
              card.action.to,
              `${subject.id}-${card.id}`,
              industry ?? subject.industry,
            ),
    },
  }));
  return { ...section, group: { ...packages, cards } };
}

/** A package as its card shows it. */
export type PackageCard = ReturnType<typeof derivePackages>['group']['cards'][number];
