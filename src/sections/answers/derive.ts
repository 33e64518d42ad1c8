import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { answers } from './schema';

/** Fills the facts into the answers. */
export async function deriveAnswers(section: SectionInput<typeof answers>, tools: BuildTools) {
  const questions = section.questions.map(async ({ question, answer }) => ({
    question,
    answer: await tools.withFacts(answer),
  }));
  return { ...section, questions: await Promise.all(questions) };
}
