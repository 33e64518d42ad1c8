import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { cards as schema } from './schema';

/** Fills prices and data into the sentences. */
export async function deriveCards(section: SectionInput<typeof schema>, tools: BuildTools) {
  const cards = section.cards.map(async (card) => ({
    ...card,
    text: await tools.withFacts(card.text),
  }));
  return { ...section, cards: await Promise.all(cards) };
}
