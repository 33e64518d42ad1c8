import { allowedInstead, suggestion } from '../../../src/content-model/messages/nearest';
import type { Content } from '../read/read-content';
import { type Problem, fieldPath } from '../read/problems';

const peopleFile = 'content/data/people.yaml';
const categoriesFile = 'content/data/categories.yaml';

/** Posts with an author or category that has no entry. */
export function unknownNames({ posts, sources: { people, categories } }: Content): Problem[] {
  return posts.flatMap(({ file, data, lineOf }) => {
    const complaints = (
      path: readonly PropertyKey[],
      name: string,
      known: readonly string[] | undefined,
      home: string,
      meant = '',
    ): Problem[] => {
      if (known === undefined || known.includes(name)) return [];
      const allowed = allowedInstead(name, known);
      const message = `„${name}“ gibt es nicht in ${home}${allowed}${allowed.includes(meant) ? '' : meant}`;
      return [{ file, line: lineOf(path), field: fieldPath(path), message }];
    };
    const named = people?.find(({ name }) => name === data.author)?.id;
    const known = categories?.map(({ name }) => name);
    return [
      ...complaints(
        ['author'],
        data.author,
        people?.map(({ id }) => id),
        peopleFile,
        suggestion(named),
      ),
      ...complaints(['category'], data.category, known, categoriesFile),
      ...(data.tags ?? []).flatMap((tag, index) =>
        complaints(['tags', index], tag, known, categoriesFile),
      ),
    ];
  });
}
