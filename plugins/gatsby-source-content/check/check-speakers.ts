import { didYouMean } from '../../../src/content-model/messages/nearest';
import { isRecord } from '../../../src/lib/is-record';
import type { Content } from '../read/read-content';
import { type Problem, fieldPath } from '../read/problems';
import { walk } from './walk';

/** Who speaks in a dialogue is one of the assistants: by the name their portrait is found. */
export function unknownSpeakers({ pages, sources: { assistants } }: Content): Problem[] {
  if (assistants === undefined) return [];
  const names = assistants.map(({ name }) => name);
  return pages.flatMap(({ file, data, lineOf }) =>
    walk(data).flatMap(({ path, value }): Problem[] => {
      if (!isRecord(value) || value['kind'] !== 'dialogue') return [];
      const speaker = String(value['assistant']);
      if (names.includes(speaker)) return [];
      const field = [...path, 'assistant'];
      const message = `„${speaker}“ heißt niemand in content/data/assistants.yaml; erlaubt: ${names.join(', ')}${didYouMean(speaker, names)}`;
      return [{ file, line: lineOf(field), field: fieldPath(field), message }];
    }),
  );
}
