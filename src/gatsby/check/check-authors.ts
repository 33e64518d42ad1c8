import { allowedInstead } from '../../content-model/messages/nearest';
import type { Content } from '../read/read-content';
import type { Problem } from './problems';

/** Posts whose author content/data/authors.yaml does not know. */
export function unknownAuthors({ posts, sources: { authors } }: Content): Problem[] {
  const known = authors?.map(({ id }) => id);
  return posts.flatMap(({ file, data, lineOf }) => {
    if (known === undefined || known.includes(data.author)) return [];
    const message = `„${data.author}“ gibt es nicht in content/data/authors.yaml${allowedInstead(data.author, known)}`;
    return [{ file, line: lineOf(['author']), field: 'author', message }];
  });
}
