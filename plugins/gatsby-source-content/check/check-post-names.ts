import { allowedInstead, suggestion } from '../../../src/content-model/messages/nearest';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { type Path, problemAt } from './found';

const peopleFile = 'content/data/people.yaml';
const categoriesFile = 'content/data/categories.yaml';

/** Posts with an author or category that has no entry. */
export function unknownNames({ posts, sources: { people, categories } }: Content): Problem[] {
  return posts.flatMap(({ data, ...file }) => {
    const complaints = (
      path: Path,
      name: string,
      known: readonly string[] | undefined,
      home: string,
      meant = '',
    ): Problem[] => {
      if (known === undefined || known.includes(name)) return [];
      const allowed = allowedInstead(name, known);
      const message = `„${name}“ gibt es nicht in ${home}${allowed}${allowed.includes(meant) ? '' : meant}`;
      return problemAt(file, path, message);
    };
    const named = people?.find(({ name }) => name === data.author)?.id;
    const ids = people?.map(({ id }) => id);
    const known = categories?.map(({ name }) => name);
    return [
      ...complaints(['author'], data.author, ids, peopleFile, suggestion(named)),
      ...complaints(['category'], data.category, known, categoriesFile),
      ...(data.tags ?? []).flatMap((tag, index) =>
        complaints(['tags', index], tag, known, categoriesFile),
      ),
    ];
  });
}
