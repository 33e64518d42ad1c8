import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { answers } from './schema';

/** Fills in the facts, and adds the questions of all pages to the section's own. */
export async function deriveAnswers(
  { questions, ...section }: SectionInput<typeof answers>,
  tools: BuildTools,
) {
  const own = questions.map(async ({ question, answer }) => ({
    question,
    answer: await tools.withFacts(answer),
  }));
  return { ...section, questions: [...(await Promise.all(own)), ...(await tools.questions())] };
}
