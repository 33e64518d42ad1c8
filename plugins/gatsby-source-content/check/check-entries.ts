import { isReference } from '../../../src/content-model/sources';
import { isRecord } from '../../../src/lib/is-record';
import type { Content, ContentFile } from '../read/read-content';
import type { Problem } from '../read/problems';
import { type Found, problemsIn } from './found';
import { type Value, repeated, repeatedSections, walk } from './walk';

/** What contradicts itself inside one file: names given twice, two highlights, impossible times. */
export function entryProblems(content: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  return files.flatMap(({ data, ...file }) => {
    const again = repeatedSections(isRecord(data) ? data['sections'] : undefined);
    // Other problems of a second copy are consequences of it.
    const found = walk(data).filter(
      ({ path: [list, at] }) => list !== 'sections' || !again.some(({ index }) => index === at),
    );
    return problemsIn(file, [
      ...again.map(({ index, first }) => ({
        path: ['sections', index],
        message: `dieser Abschnitt ist derselbe wie Abschnitt ${first + 1}; löschen Sie einen der beiden`,
      })),
      ...found.flatMap(listProblems),
      ...found.flatMap(timeProblem),
      ...doubledNames(found),
    ]);
  });
}

const idOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
const entityOf = (item: unknown): string | undefined =>
  isReference(item) && item.$ref === 'entity' ? item.id : undefined;

function listProblems({ path, value }: Value): Found[] {
  if (!Array.isArray(value)) return [];
  const items: unknown[] = value;
  const ids = repeated(items, (item) => (isReference(item) ? undefined : idOf(item)));
  const entities = repeated(items, entityOf);
  const highlights = items.flatMap((item, index) =>
    isRecord(item) && item['highlight'] === true ? [index] : [],
  );
  return [
    ...ids.map(({ index, key, first }) => ({
      path: [...path, index, 'id'],
      message: `die id „${key}“ hat schon Eintrag ${first + 1}; jede darf nur einmal vorkommen`,
    })),
    ...entities.map(({ index, key }) => ({
      path: [...path, index],
      message: `„${key}“ steht in dieser Liste zweimal; löschen Sie einen der beiden Einträge`,
    })),
    ...highlights.slice(1).map((index) => ({
      path: [...path, index, 'highlight'],
      message: `hervorgehoben ist schon Eintrag ${(highlights[0] ?? 0) + 1}; erlaubt ist einer`,
    })),
  ];
}

/** A time in words may be anything; one in figures must exist. */
function timeProblem({ path, value }: Value): Found[] {
  if (path.at(-1) !== 'time' || typeof value !== 'string') return [];
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})\b/.exec(value) ?? [];
  if (hours === undefined || (Number(hours) < 24 && Number(minutes) < 60)) return [];
  return [{ path, message: `„${value}“ ist keine Uhrzeit; erlaubt: 0:00 bis 23:59` }];
}

/** Anchors and ids of questions are addresses on the page, so no two may be the same. */
function doubledNames(found: readonly Value[]): Found[] {
  const names = found.filter(
    ({ path, value }) => path.at(-1) === 'anchor' && typeof value === 'string',
  );
  return repeated(names, ({ value }) => String(value)).map(({ item, key }) => ({
    path: item.path,
    message: `die Sprungmarke „${key}“ gibt es auf dieser Seite schon; jede darf nur einmal vorkommen`,
  }));
}
