import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../../read/problems';
import { repeated, repeatedSections, walk } from '../walk';

/** A text, and where it stands in a file. */
type Told = Pick<ContentFile<unknown>, 'file' | 'lineOf'> & { path: string[]; text: string };

/** Titles, descriptions and questions that stand there twice. */
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
  const copies = new Set(repeatedSections(data.sections).map(({ index }) => index));
  const questions = walk(data.sections, ['sections']).filter(
    ({ path, value }) =>
      path.at(-1) === 'question' && typeof value === 'string' && !copies.has(Number(path[1])),
  );
  return repeated(questions, ({ value }) => String(value)).map(({ item, key }) =>
    at(item.path, `die Frage „${key}“ steht schon auf dieser Seite`),
  );
}
