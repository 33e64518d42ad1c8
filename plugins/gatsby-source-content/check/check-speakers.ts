import { didYouMean } from '../../../src/content-model/messages/nearest';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

/** Who speaks in a dialogue is one of the assistants: by the name their portrait is found. */
export function unknownSpeakers({ pages, sources: { assistants } }: Content): Problem[] {
  if (assistants === undefined) return [];
  const names = assistants.map(({ name }) => name);
  return pages.flatMap(({ data, ...file }) =>
    data.sections.flatMap((section, index) => {
      if (section.kind !== 'dialogue' || names.includes(section.assistant)) return [];
      const { assistant: speaker } = section;
      const message = `„${speaker}“ heißt niemand in content/data/assistants.yaml; erlaubt: ${names.join(', ')}${didYouMean(speaker, names)}`;
      return problemAt(file, ['sections', index, 'assistant'], message);
    }),
  );
}
