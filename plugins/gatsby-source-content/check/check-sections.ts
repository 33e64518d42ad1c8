import { didYouMean } from '../../../src/content-model/messages/nearest';
import { type AuthoredSection, openingKinds } from '../../../src/sections/catalogue';
import { factsIn, factsOf } from '../read/facts';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

const isOpening = ({ kind }: { kind: string }): boolean =>
  openingKinds.some((opening) => opening === kind);

/** Pages without a section that carries their main heading. */
export function pagesWithoutOpening({ pages }: Content): Problem[] {
  const message = `die Seite hat keine Hauptüberschrift; der erste Abschnitt ist einer von: ${openingKinds.join(', ')}`;
  return pages
    .filter(({ data }) => !data.sections.some(isOpening))
    .flatMap((page) => problemAt(page, ['sections'], message));
}

/** Pages with two main headings, or with one that does not come first. */
export function misplacedOpenings({ pages }: Content): Problem[] {
  return pages.flatMap(({ data, ...file }) =>
    data.sections.flatMap(({ kind }, index): Problem[] => {
      if (!isOpening({ kind }) || index === 0) return [];
      const earlier = data.sections.slice(0, index).find(isOpening);
      const message =
        earlier === undefined
          ? `„${kind}“ trägt die Hauptüberschrift und gehört an den Anfang der Seite`
          : `„${kind}“ bringt eine zweite Hauptüberschrift mit; die erste steht in „${earlier.kind}“`;
      return problemAt(file, ['sections', index, 'kind'], message);
    }),
  );
}

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
  if (section.kind !== 'faq') return [];
  return section.questions.map(({ answer }, at) => [answer, 'questions', at, 'answer']);
}
