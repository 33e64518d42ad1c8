import { didYouMean } from '../../../src/content-model/messages/nearest';
import { factsIn, factsOf } from '../read/facts';
import type { Content } from '../read/read-content';
import { type Problem, fieldPath } from '../read/problems';

/** What answers name in braces is known: a price that nobody set cannot be told. */
export function unknownFacts({ pages, sources }: Content): Problem[] {
  const { site, packages, trainings, products } = sources;
  const { 'booking-plans': booking, 'voice-prices': voice } = sources;
  if (!site || !packages || !trainings || !products || !booking || !voice) return [];
  const facts = { site, packages, trainings, products };
  const known = [...factsOf({ ...facts, 'booking-plans': booking, 'voice-prices': voice }).keys()];
  return pages.flatMap(({ file, data, lineOf }) =>
    data.sections.flatMap((section, index) => {
      if (section.kind !== 'answers') return [];
      return section.questions.flatMap(({ answer }, at) =>
        factsIn(answer)
          .filter((name) => !known.includes(name))
          .map((name): Problem => {
            const field = ['sections', index, 'questions', at, 'answer'];
            const message = `{${name}} steht in keiner Datei${didYouMean(name, known)}`;
            return { file, line: lineOf(field), field: fieldPath(field), message };
          }),
      );
    }),
  );
}
