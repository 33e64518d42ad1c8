import type { Content } from '../../read/read-content';
import type { Problem } from '../../read/problems';
import { type Placed, problemAt } from '../found';
import { repeated, repeatedSections, textsIn } from '../walk';

/** A text, and where it stands in a file. */
type Told = Placed & { path: string[]; text: string };

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
  return repeated(texts, ({ text }) => text).flatMap(({ item, first }) => {
    const message = `derselbe Text steht schon in ${texts[first]?.file ?? ''}; ${why}`;
    return problemAt(item, item.path, message);
  });
}

function doubledOnPage({ data, ...file }: Content['pages'][number]): Problem[] {
  const copies = new Set(repeatedSections(data.sections).map(({ index }) => index));
  const questions = textsIn(data.sections, ['sections']).filter(
    ({ path }) => path.at(-1) === 'question' && !copies.has(Number(path[1])),
  );
  return repeated(questions, ({ text }) => text).flatMap(({ item, key }) =>
    problemAt(file, item.path, `die Frage „${key}“ steht schon auf dieser Seite`),
  );
}
