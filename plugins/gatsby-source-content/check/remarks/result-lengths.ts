import type { Content, ContentFile } from '../../read/read-content';
import type { Problem } from '../../read/problems';
import { type Path, problemAt } from '../found';

/** What search results show without cutting it off, in characters. */
const mostOfTitle = 60;
/** Characters of a title that hardly says what a post is about. */
const shortTitle = 5;
const description = { least: 70, most: 155 } as const;

/**
 * Titles and descriptions that search results would cut off or pad. A post's title counts without
 * the name of the blog after it, and stands in for its description as long as it has none.
 */
export function resultLengths({ pages, posts, legal }: Content): Problem[] {
  return [
    ...pages.flatMap((page) => [
      ...title(page, ['seo', 'title'], page.data.seo.title),
      ...text(page, ['seo', 'description'], page.data.seo.description),
    ]),
    ...legal.flatMap((page) => [
      ...title(page, ['seoTitle'], page.data.seoTitle),
      ...text(page, ['description'], page.data.description),
    ]),
    ...posts.flatMap((post) => [
      ...title(post, ['title'], post.data.title),
      ...(post.data.description ? text(post, ['description'], post.data.description) : []),
    ]),
  ];
}

function title(file: ContentFile<unknown>, path: Path, { length }: string): Problem[] {
  if (length < shortTitle)
    return problemAt(file, path, `nur ${length} Zeichen; sagt das, worum es geht?`);
  if (length <= mostOfTitle) return [];
  const message = `${length} Zeichen; Suchergebnisse schneiden nach ${mostOfTitle} ab`;
  return problemAt(file, path, message);
}

function text(file: ContentFile<unknown>, path: Path, { length }: string): Problem[] {
  const { least, most } = description;
  if (length >= least && length <= most) return [];
  const message = `die Beschreibung hat ${length} Zeichen; Suchergebnisse zeigen ${least} bis ${most}`;
  return problemAt(file, path, message);
}
