import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { faq } from './schema';

/** Fills prices and data into the answers. */
export async function deriveFaq(section: SectionInput<typeof faq>, tools: BuildTools) {
  const questions = section.questions.map(async ({ answer, ...question }) => ({
    ...question,
    answer: await tools.withFacts(answer),
  }));
  return { ...section, questions: await Promise.all(questions) };
}
