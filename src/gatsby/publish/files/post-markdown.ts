import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../../../content-model/resolved';
import { type KeptFiles, keptFiles } from '../kept-files';
import type { Post, Publication } from '../published';
import { markdownOf } from './page-markdown';
import { postHtml } from './post-html';

/** Beginning early for fewer posts saves less than looking for them costs. */
const worthwhile = 100;

type Told = Pick<Post, 'file' | 'pictures' | 'title' | 'author' | 'date'>;
type Around = Pick<Publication, 'sources'> & { authors: readonly { id: string; name: string }[] };

/** What the content check knows of a post. */
export type CheckedPost = {
  file: string;
  data: Pick<Post, 'title' | 'author' | 'date'>;
  text: { pictures: readonly unknown[] };
};

/** Pages as Markdown, made once for each state of them. */
export const keptMarkdown = (keep: string): KeptFiles =>
  keptFiles(join(keep, 'markdown'), ['src/gatsby/publish/files/page-markdown.ts']);

/** A post as Markdown for machines, with its title, author and date. */
export async function postMarkdown(
  post: Told,
  around: Around,
  host: string | undefined,
  kept: KeptFiles,
): Promise<Buffer> {
  const author = around.authors.find(({ id }) => id === post.author)?.name ?? '';
  const html = await postHtml(post, around, host);
  const head = `# ${post.title}\n\n${author}, ${post.date}\n\n`;
  return kept.of(head + html, async () => head + (await markdownOf(html, host, true)));
}

/**
 * Makes the Markdown of posts before anybody asks for it, when there are many without. Where their
 * pictures will be is not known yet, so those with pictures are left for later.
 * @param keep folder that outlives the build
 */
export async function keepPostMarkdown(
  { posts, sources }: { posts: readonly CheckedPost[]; sources: Partial<Sources> },
  host: string | undefined,
  keep: string,
): Promise<void> {
  const folder = join(keep, 'markdown');
  const before = existsSync(folder) ? readdirSync(folder).length : 0;
  if (posts.length < before + worthwhile) return;
  const kept = keptMarkdown(keep);
  const around = { sources, authors: sources.authors ?? [] };
  for (const { file, data, text } of posts)
    if (text.pictures.length === 0)
      await postMarkdown({ ...data, file, pictures: {} }, around, host, kept);
}
