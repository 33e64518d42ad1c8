import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../problems';
import { type Found, walk } from '../walk';

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

const shortest = 150;

/** Headings and buttons that are too long, prices too high, posts too short. */
export function unusualSizes(content: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const inYaml = files.flatMap(({ file, data, lineOf }) =>
    walk(data).flatMap((found): Problem[] => {
      const message = reason(found);
      if (message === undefined) return [];
      return [{ file, line: lineOf(found.path), field: fieldPath(found.path), message }];
    }),
  );
  const short = content.posts.flatMap(({ file, text }): Problem[] => {
    const { wordCount } = text;
    if (wordCount === 0 || wordCount >= shortest) return [];
    return [
      {
        file,
        field: '',
        message: `der Beitrag hat nur ${wordCount === 1 ? 'ein Wort' : `${wordCount} Wörter`}; ist er fertig?`,
      },
    ];
  });
  return [...inYaml, ...short];
}

function reason({ path, value }: Found): string | undefined {
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
