import { escaped } from '../escaped';
import type { Post, Publication } from '../published';

/** What the feed says of a post, until it takes the text from the built page. */
export const postHtml = (
  { excerpt }: Pick<Post, 'excerpt'>,
  _publication: Pick<Publication, 'conversations'>,
  _host = '',
): string => `<p>${escaped(excerpt)}</p>`;
