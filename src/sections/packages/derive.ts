import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { BookingPlanData, PackageGroup } from '../../content-model/data';
import { requestAddress } from '../../lib/request-address';
import type { packages as schema } from './schema';

type Card = Pick<BookingPlanData['plans'][number], 'id' | 'title' | 'highlight' | 'features'> &
  Partial<Omit<PackageGroup['cards'][number], 'monthly'>> & {
    action: PackageGroup['cards'][number]['action'];
    monthly: number;
    /** What it cost a month before. */
    formerly?: number;
  };

type Group = Omit<PackageGroup, 'cards'> & {
  cards: readonly Card[];
  /** The small print. */
  notes?: BookingPlanData['notes'];
};

/**
 * The cards to compare, with an industry's lists of features by package id; each button says what it
 * asks for.
 */
export async function derivePackages(input: SectionInput<typeof schema>, tools: BuildTools) {
  const { packages, features, industry, ...section } = input;
  const group: Group = packages ?? planGroup(await tools.data('booking-plans'));
  const { subject } = group;
  const lists = new Map(Object.entries(features ?? {}));
  const addressOf = (to: string, id: string): string =>
    subject ? requestAddress(to, `${subject.id}-${id}`, industry ?? subject.industry) : to;
  const cards = group.cards.map((card) => ({
    ...card,
    features: lists.get(card.id) ?? card.features,
    action: { label: card.action.label, to: addressOf(card.action.to, card.id) },
  }));
  return { ...section, group: { ...group, cards } };
}

const planGroup = ({ subject, plans, notes }: BookingPlanData): Group => ({
  subject,
  notes,
  cards: plans.map(({ price, oldPrice, ...plan }) => ({
    ...plan,
    monthly: price,
    formerly: oldPrice,
  })),
});
