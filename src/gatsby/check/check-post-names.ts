import { allowedInstead } from '../../content-model/messages/nearest';
import type { Content } from '../read/read-content';
import { type Problem, fieldPath } from './problems';

const authorsFile = 'content/data/authors.yaml';
const blogFile = 'content/data/blog.yaml';

/** Posts that name an author or a topic nobody has described. */
export function unknownNames({ posts, sources: { authors, blog } }: Content): Problem[] {
  return posts.flatMap(({ file, data, lineOf }) => {
    const complaints = (
      path: readonly PropertyKey[],
      name: string,
      known: readonly string[] | undefined,
      home: string,
    ): Problem[] => {
      if (known === undefined || known.includes(name)) return [];
      const message = `„${name}“ gibt es nicht in ${home}${allowedInstead(name, known)}`;
      return [{ file, line: lineOf(path), field: fieldPath(path), message }];
    };
    const topics = blog?.topics.map(({ name }) => name);
    return [
      ...complaints(
        ['author'],
        data.author,
        authors?.map(({ id }) => id),
        authorsFile,
      ),
      ...complaints(['category'], data.category, topics, blogFile),
      ...(data.tags ?? []).flatMap((tag, index) =>
        complaints(['tags', index], tag, topics, blogFile),
      ),
    ];
  });
}
