import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';

const requireFromRoot: (file: string) => typeof import('./esm-packages.cjs') = createRequire(
  join(process.cwd(), 'package.json'),
);
const loadPackages = requireFromRoot('./src/gatsby/publish/files/esm-packages.cjs');

/** Without words of their own, or only for those who look. */
const silent = new Set(['script', 'style', 'template', 'svg', 'img', 'picture', 'video', 'form']);

function isSilent(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  const { ariaHidden, hidden } = node.properties;
  return silent.has(node.tagName) || ariaHidden === 'true' || hidden === true;
}

/** Takes out what says nothing as text, and puts the host before addresses of this site. */
function tidy(parent: Root | Element, host: string): void {
  parent.children = parent.children.filter((node) => !isSilent(node));
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const { href } = node.properties;
    if (typeof href === 'string' && href.startsWith('/')) node.properties.href = `${host}${href}`;
    tidy(node, host);
  }
}

/** The main part of a finished page. */
export const mainOf = (html: string): string =>
  /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/**
 * HTML as Markdown for machines.
 * @param host stands before addresses of this site
 */
export async function markdownOf(main: string, host: string | undefined): Promise<string> {
  const { unified, rehypeParse, rehypeRemark, remarkGfm, remarkStringify } = await loadPackages();
  const markdown = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => tidy(tree, host ?? ''))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    // What stands apart on the page must not grow together as text.
    .process(main.replace(/\u00ad|&shy;/g, '').replaceAll('><', '> <'));
  return String(markdown);
}
