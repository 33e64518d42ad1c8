import type { Content, ContentFile } from '../../read/read-content';
import type { Problem } from '../../read/problems';
import { problemOf, problemsIn } from '../found';
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
