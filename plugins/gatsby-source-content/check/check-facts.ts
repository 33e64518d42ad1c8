import { didYouMean } from '../../../src/content-model/messages/nearest';
import type { AuthoredSection } from '../../../src/sections/catalogue';
import { factsIn, factsOf } from '../read/facts';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

/** What answers and openings name in braces is known: a price that nobody set cannot be told. */
export function unknownFacts({ pages, sources }: Content): Problem[] {
  const facts = factsOf(sources);
  if (facts === undefined) return [];
  const known = [...facts.keys()];
  return pages.flatMap(({ data, ...file }) =>
    data.sections.flatMap((section, index) =>
      textsOf(section).flatMap(([text, ...place]) =>
        factsIn(text)
          .filter((name) => !known.includes(name))
          .flatMap((name) => {
            const message = `{${name}} steht in keiner Datei${didYouMean(name, known)}`;
            return problemAt(file, ['sections', index, ...place], message);
          }),
      ),
    ),
  );
}

/** Texts that name facts, each with its place in the section. */
function textsOf(section: AuthoredSection): [text: string, ...place: (string | number)[]][] {
  if ('costs' in section && section.costs !== undefined) return [[section.costs, 'costs']];
  if (section.kind !== 'answers') return [];
  return section.questions.map(({ answer }, at) => [answer, 'questions', at, 'answer']);
}
