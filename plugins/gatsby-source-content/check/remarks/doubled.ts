import { isRecord } from '../../../../src/lib/is-record';
import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../../read/problems';
import { repeated, walk } from '../walk';

/** A text, and where it stands in a file. */
type Told = Pick<ContentFile<unknown>, 'file' | 'lineOf'> & { path: string[]; text: string };

/** Titles, descriptions, questions and sections that stand there twice. */
export function doubledTexts({ pages, posts }: Content): Problem[] {
  const heads = (['title', 'description'] as const).flatMap((name) =>
    again(
      pages.map(({ data, ...file }) => ({ ...file, path: ['seo', name], text: data.seo[name] })),
      'Suchmaschinen können die Seiten nicht unterscheiden',
    ),
  );
  const titles = again(
    posts.map(({ data, ...file }) => ({ ...file, path: ['title'], text: data.title })),
    'in der Übersicht sind die Beiträge nicht zu unterscheiden',
  );
  return [...heads, ...titles, ...pages.flatMap(doubledOnPage)];
}

function again(texts: readonly Told[], why: string): Problem[] {
  return repeated(texts, ({ text }) => text).map(({ item: { file, lineOf, path }, first }) => ({
    file,
    line: lineOf(path),
    field: fieldPath(path),
    message: `derselbe Text steht schon in ${texts[first]?.file ?? ''}; ${why}`,
  }));
}

function doubledOnPage({ file, data, lineOf }: Content['pages'][number]): Problem[] {
  const at = (path: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: lineOf(path),
    field: fieldPath(path),
    message,
  });
  const questions = walk(data.sections, ['sections']).filter(
    ({ path, value }) => path.at(-1) === 'question' && typeof value === 'string',
  );
  const sections = data.sections.map((section, index) => ({ section, index }));
  return [
    ...repeated(questions, ({ value }) => String(value)).map(({ item, key }) =>
      at(item.path, `die Frage „${key}“ steht schon auf dieser Seite`),
    ),
    ...repeated(sections, ({ section }) =>
      isRecord(section) ? JSON.stringify(section) : undefined,
    ).map(({ index, first }) =>
      at(['sections', index], `dieser Abschnitt ist derselbe wie Abschnitt ${first + 1}`),
    ),
  ];
}
