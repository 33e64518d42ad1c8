import type { Link, PhrasingContent, Root } from 'mdast';
import { text } from './elements';
import type { Visit } from './visit';

/** Where an address ends that GFM reads on to the next space. */
const behindAddress = /[“”„"«»‹›‘’‚…].*$|[–—]+$/u;
const letter = /[\p{L}\p{N}]/u;

/**
 * Takes back what Markdown makes of a text that nobody meant: addresses that reach into the quotes
 * behind them, half a mail address, stars within words ("Kund*innen und Mitarbeiter*innen").
 */
export function readAsWritten(source: string, tree: Root, visit: Visit): void {
  const hasAddress = /https?:|www\.|@/i.test(source);
  const hasStars = /[\p{L}\p{N}]\*[\p{L}\p{N}]/u.test(source);
  if (hasAddress)
    visit(tree, 'link', (node, index, parent) => {
      if (parent === undefined || index === undefined || !isBare(node, source)) return undefined;
      const before = parent.children[index - 1];
      const isHalf = before?.type === 'text' && letter.test(before.value.slice(-1));
      const parts = isHalf ? node.children : addressAlone(node);
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  if (hasStars)
    visit(tree, 'emphasis', (node, index, parent) => {
      const start = node.position?.start.offset ?? 0;
      if (parent === undefined || index === undefined || source[start] !== '*') return undefined;
      if (!letter.test(source[start - 1] ?? '') || !letter.test(source[start + 1] ?? ''))
        return undefined;
      parent.children.splice(index, 1, text('*'), ...node.children, text('*'));
      return index;
    });
  // What the parser took apart is one piece again, for whatever looks for words.
  if (hasAddress || hasStars)
    visit(tree, 'text', (node, index, parent) => {
      const before = parent?.children[(index ?? 0) - 1];
      if (before?.type !== 'text') return undefined;
      before.value += node.value;
      parent?.children.splice(index ?? 0, 1);
      return index;
    });
}

/** Whether an address became a link without anybody marking it as one. */
const isBare = ({ position }: Link, source: string): boolean =>
  position === undefined || source[position.start.offset ?? 0] !== '[';

function addressAlone(node: Link): PhrasingContent[] {
  const [words] = node.children;
  if (words?.type !== 'text') return [node];
  const [behind = ''] = behindAddress.exec(words.value) ?? [];
  const shown = words.value.slice(0, words.value.length - behind.length);
  const url = node.url
    .slice(0, node.url.length - behind.length)
    // Nobody has written this "http://".
    .replace(/^http:\/\/(?=www\.)/i, words.value.startsWith('http') ? '$&' : 'https://');
  const link: Link = { ...node, url, children: [text(shown)].filter(isText) };
  return behind === '' ? [link] : [link, text(behind)];
}

const isText = (node: PhrasingContent) => node.type === 'text';
