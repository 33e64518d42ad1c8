import type { Element, Nodes, Root } from 'hast';
import type { FileCache } from '../file-cache';
import { loadPackages } from '../load-packages';
import type { Post, Publication } from '../published';
import { postHtml } from './post-html';

/** Elements without text, or purely visual. */
const silent = new Set(['script', 'style', 'template', 'svg', 'picture', 'video', 'form']);

function isSilent(node: Nodes, pictures: boolean): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  const { ariaHidden, hidden } = node.properties;
  if (node.tagName === 'img') return !pictures;
  return silent.has(node.tagName) || ariaHidden === 'true' || hidden === true;
}

/**
 * Takes out what says nothing as text, and puts the host before addresses of this site. Positions
 * in the HTML are dropped as well: rehype-remark would copy them.
 */
function tidy(parent: Root | Element, host: string, pictures: boolean): void {
  parent.children = parent.children.filter((node) => !isSilent(node, pictures));
  for (const node of parent.children) {
    node.position = undefined;
    if (node.type !== 'element') continue;
    const { href } = node.properties;
    if (typeof href === 'string' && href.startsWith('/')) node.properties.href = `${host}${href}`;
    tidy(node, host, pictures);
  }
}

/**
 * HTML as Markdown for machines.
 * @param host stands before addresses of this site
 * @param pictures whether they are part of the text
 */
export async function markdownOf(
  main: string,
  host: string | undefined,
  pictures = false,
): Promise<string> {
  const { unified, rehypeParse, rehypeRemark, remarkStringify } = await loadPackages();
  const markdown = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => tidy(tree, host ?? '', pictures))
    .use(rehypeRemark)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    // What stands apart on the page must not grow together as text.
    .process(main.replace(/\u00ad|&shy;/g, '').replaceAll('><', '> <'));
  return String(markdown);
}

type Told = Pick<Post, 'excerpt' | 'html' | 'pictures' | 'title' | 'author' | 'date'>;
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
