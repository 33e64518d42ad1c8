import { openingKinds } from '../../../src/sections/catalogue';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';

const isOpening = ({ kind }: { kind: string }): boolean =>
  openingKinds.some((opening) => opening === kind);

/** Pages without a section that carries their main heading. */
export function pagesWithoutOpening({ pages }: Content): Problem[] {
  return pages
    .filter(({ data }) => !data.sections.some(isOpening))
    .map(({ file, lineOf }) => ({
      file,
      line: lineOf(['sections']),
      field: 'sections',
      message: `die Seite hat keine Hauptüberschrift; der erste Abschnitt ist einer von: ${openingKinds.join(', ')}`,
    }));
}

/** Pages with two main headings, or with one that does not come first. */
export function misplacedOpenings({ pages }: Content): Problem[] {
  return pages.flatMap(({ file, data, lineOf }) =>
    data.sections.flatMap(({ kind }, index): Problem[] => {
      if (!isOpening({ kind }) || index === 0) return [];
      const earlier = data.sections.slice(0, index).find(isOpening);
      const message =
        earlier === undefined
          ? `„${kind}“ trägt die Hauptüberschrift und gehört an den Anfang der Seite`
          : `„${kind}“ bringt eine zweite Hauptüberschrift mit; die erste steht in „${earlier.kind}“`;
      const path = ['sections', index, 'kind'];
      return [{ file, line: lineOf(path), field: `sections[${index}].kind`, message }];
    }),
  );
}
