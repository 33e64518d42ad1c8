import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../../../content-model/sources';
import { type FileCache, fileCache } from '../file-cache';
import type { Post, Publication } from '../published';
import { markdownOf } from './page-markdown';
import { postHtml } from './post-html';

/** Beginning early for fewer posts saves less than looking for them costs. */
const worthwhile = 100;

type Told = Pick<Post, 'file' | 'pictures' | 'title' | 'author' | 'date'>;
type Around = Pick<Publication, 'sources'> & { authors: readonly { id: string; name: string }[] };

/** What the content check knows of a post. */
type CheckedPost = {
  file: string;
  data: Pick<Post, 'title' | 'author' | 'date'>;
  text: { pictures: readonly unknown[] };
};

/** Pages as Markdown, made once for each state of them. */
export const markdownCache = (folder: string): FileCache =>
  fileCache(join(folder, 'markdown'), ['src/gatsby/publish/files/page-markdown.ts']);

/** A post as Markdown for machines, with its title, author and date. */
export async function postMarkdown(
  post: Told,
  around: Around,
  host: string | undefined,
  cache: FileCache,
): Promise<Buffer> {
  const author = around.authors.find(({ id }) => id === post.author)?.name ?? '';
  const html = await postHtml(post, around, host);
  const head = `# ${post.title}\n\n${author}, ${post.date}\n\n`;
  return cache.of(head + html, async () => head + (await markdownOf(html, host, true)));
}

/** Posts whose Markdown can be generated ahead of time. */
export type MarkdownWork = {
  posts: Omit<Told, 'pictures'>[];
  sources: Partial<Sources>;
};

/**
 * What to do early, when there are many posts without Markdown. Where their pictures will be is not
 * known yet, so those with pictures are left for later.
 * @param folder that outlives the build
 */
export function markdownWork(
  { posts, sources }: { posts: readonly CheckedPost[]; sources: Partial<Sources> },
  folder: string,
): MarkdownWork | undefined {
  const cache = join(folder, 'markdown');
  const before = existsSync(cache) ? readdirSync(cache).length : 0;
  if (posts.length < before + worthwhile) return undefined;
  const plain = posts.filter(({ text }) => text.pictures.length === 0);
  // Whoever checks knows far more of a post.
  const told = plain.map(({ file, data: { title, author, date } }) => ({
    file,
    title,
    author,
    date,
  }));
  return { posts: told, sources };
}

/** Makes the Markdown of posts and keeps it. */
export async function keepPostMarkdown(
  { posts, sources }: MarkdownWork,
  host: string | undefined,
  folder: string,
): Promise<void> {
  const cache = markdownCache(folder);
  const around = { sources, authors: sources.authors ?? [] };
  for (const post of posts) await postMarkdown({ ...post, pictures: {} }, around, host, cache);
}
