import type { Content, ContentFile } from '../../read/read-content';
import type { Problem } from '../../read/problems';
import { type Path, type Placed, problemAt, problemOf, problemsIn } from '../found';
import { type Value, walk } from '../walk';

/** Characters that a text of this name may have before it gets hard to read. */
const longest: Readonly<Record<string, number>> = {
  heading: 120,
  question: 160,
  label: 60,
  badge: 30,
};

/** No offer of this agency costs more. */
const dearest = 20_000;
const prices = new Set(['setup', 'monthly', 'price', 'oldPrice', 'aiPrice', 'regularPrice']);

/** Words of a post. */
const [shortest, longestRead] = [150, 2000];

/** Headings and buttons that are too long, prices too high, posts too short or too long. */
export function unusualSizes(content: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const inYaml = files.flatMap(({ data, ...file }) => {
    const found = walk(data).map((value) => ({ path: value.path, message: reason(value) }));
    return problemsIn(file, found);
  });
  const inPosts = content.posts.flatMap(({ file, text }) =>
    problemOf(file, reasonOfLength(text.wordCount)),
  );
  return [...inYaml, ...inPosts];
}

function reasonOfLength(words: number): string | undefined {
  if (words > longestRead)
    return `der Beitrag hat ${words} Wörter; ab ${longestRead} lädt er am Handy merklich länger. Teilen Sie ihn lieber auf zwei auf?`;
  // An empty post is an error already.
  if (words === 0 || words >= shortest) return undefined;
  return `der Beitrag hat nur ${words === 1 ? 'ein Wort' : `${words} Wörter`}; ist er fertig?`;
}

function reason({ path, value }: Value): string | undefined {
  const name = String(path.at(-1));
  if (typeof value === 'number' && prices.has(name) && value > dearest)
    return `${value} € ist ungewöhnlich viel; stimmt der Preis?`;
  const limit = longest[name];
  if (typeof value !== 'string' || limit === undefined) return undefined;
  const { length } = value.replaceAll('\u00ad', '');
  return length > limit
    ? `hat ${length} Zeichen; ab ${limit} wird es auf dem Handy schwer zu lesen`
    : undefined;
}

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

function title(file: Placed, path: Path, { length }: string): Problem[] {
  const short = `nur ${length} Zeichen; sagt das, worum es geht?`;
  const long = `${length} Zeichen; Suchergebnisse schneiden nach ${mostOfTitle} ab`;
  if (length >= shortTitle && length <= mostOfTitle) return [];
  return problemAt(file, path, length < shortTitle ? short : long);
}

function text(file: Placed, path: Path, { length }: string): Problem[] {
  const { least, most } = description;
  const message = `die Beschreibung hat ${length} Zeichen; Suchergebnisse zeigen ${least} bis ${most}`;
  return length >= least && length <= most ? [] : problemAt(file, path, message);
}
