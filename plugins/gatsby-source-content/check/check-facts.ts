import { didYouMean } from '../../../src/content-model/messages/nearest';
import { factsIn, factsOf } from '../read/facts';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

/** What answers name in braces is known: a price that nobody set cannot be told. */
export function unknownFacts({ pages, sources }: Content): Problem[] {
  const facts = factsOf(sources);
  if (facts === undefined) return [];
  const known = [...facts.keys()];
  return pages.flatMap(({ data, ...file }) =>
    data.sections.flatMap((section, index) => {
      if (section.kind !== 'answers') return [];
      return section.questions.flatMap(({ answer }, at) =>
        factsIn(answer)
          .filter((name) => !known.includes(name))
          .flatMap((name) => {
            const message = `{${name}} steht in keiner Datei${didYouMean(name, known)}`;
            return problemAt(file, ['sections', index, 'questions', at, 'answer'], message);
          }),
      );
    }),
  );
}
