import type { SectionInput } from '../../content-model/build-tools';
import { requestAddress } from '../../lib/request-address';
import type { packages as schema } from './schema';

/**
 * Swaps the feature lists of the cards for an industry's, by package id, and lets each button say what
 * it asks for.
 */
export function derivePackages(input: SectionInput<typeof schema>) {
  const { packages, features, industry, ...section } = input;
  const lists = new Map(Object.entries(features ?? {}));
  const { subject } = packages;
  const addressOf = (to: string, id: string): string =>
    subject ? requestAddress(to, `${subject.id}-${id}`, industry ?? subject.industry) : to;
  const cards = packages.cards.map((card) => ({
    ...card,
    features: lists.get(card.id) ?? card.features,
    action: { label: card.action.label, to: addressOf(card.action.to, card.id) },
  }));
  return { ...section, group: { ...packages, cards } };
}
