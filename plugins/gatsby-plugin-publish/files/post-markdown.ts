import type { FileCache } from '../file-cache';
import type { Post, Publication } from '../published';
import { markdownOf } from './page-markdown';
import { postHtml } from './post-html';

type Told = Pick<Post, 'html' | 'pictures' | 'title' | 'author' | 'date'>;
type Around = Pick<Publication, 'conversations'> & {
  authors: readonly { id: string; name: string }[];
};

/** A post as Markdown for machines, with its title, author and date. */
export async function postMarkdown(
  post: Told,
  around: Around,
  host: string | undefined,
  cache: FileCache,
): Promise<Buffer> {
  const author = around.authors.find(({ id }) => id === post.author)?.name ?? '';
  const html = postHtml(post, around, host);
  const head = `# ${post.title}\n\n${author}, ${post.date}\n\n`;
  return cache.of(head + html, async () => head + (await markdownOf(html, host, true)));
}
