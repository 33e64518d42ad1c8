import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { answers } from './schema';

/** Adds the questions of all pages to the section's own. */
export async function deriveAnswers(
  { questions, ...section }: SectionInput<typeof answers>,
  tools: BuildTools,
) {
  return { ...section, questions: [...questions, ...(await tools.questions())] };
}
