import type { Delete, Emphasis, Link, PhrasingContent, Root, Strong } from 'mdast';
import { text } from './elements';
import type { Visit } from './visit';

/** Where an address ends that GFM reads on to the next space. */
const behindAddress = /[“”„"«»‹›‘’‚…].*$|[–—]+$|(?<=^(?:https?:\/\/)?[^/]*)[–—].*$/u;
const letter = /[\p{L}\p{N}]/u;

/**
 * Undoes Markdown that nobody meant: links that reach into the quotes after an address, half a mail
 * address, marks within words ("Kund*innen und Mitarbeiter*innen", "8~~12, 13~~17").
 */
export function readAsWritten(source: string, tree: Root, visit: Visit): void {
  const hasAddress = /https?:|www\.|@/i.test(source);
  const hasMarks = /[\p{L}\p{N}](?:\*|~~)/u.test(source);
  if (hasAddress)
    visit(tree, 'link', (node, index, parent) => {
      if (parent === undefined || index === undefined || !isBare(node, source)) return undefined;
      const before = parent.children[index - 1];
      const isHalf = before?.type === 'text' && letter.test(before.value.slice(-1));
      const parts = isHalf ? node.children : addressAlone(node);
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  if (hasMarks)
    visit(tree, (node, index, parent) => {
      if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete')
        return undefined;
      const mark = markWithin(source, node);
      if (parent === undefined || index === undefined || mark === undefined) return undefined;
      parent.children.splice(index, 1, text(mark), ...node.children, text(mark));
      return index;
    });
  // Merge the text nodes the parser has split, so that words are found again.
  if (hasAddress || hasMarks)
    visit(tree, 'text', (node, index, parent) => {
      const before = parent?.children[(index ?? 0) - 1];
      if (before?.type !== 'text') return undefined;
      before.value += node.value;
      parent?.children.splice(index ?? 0, 1);
      return index;
    });
}

/** The mark of what begins within a word; a bold part of a word is meant, two words' parts are not. */
function markWithin(source: string, node: Delete | Emphasis | Strong): string | undefined {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const mark = node.type === 'emphasis' ? '*' : node.type === 'strong' ? '**' : '~~';
  const inner = source.slice(start + mark.length, end - mark.length);
  const begins =
    source.startsWith(mark, start) &&
    letter.test(source[start - 1] ?? '') &&
    letter.test(inner[0] ?? '');
  if (!begins || mark === '*') return begins ? mark : undefined;
  return /\s/.test(inner) && letter.test(source[end] ?? '') ? mark : undefined;
}

/** Whether an address became a link without anybody marking it as one. */
const isBare = ({ position }: Link, source: string): boolean =>
  position === undefined || source[position.start.offset ?? 0] !== '[';

function addressAlone(node: Link): PhrasingContent[] {
  const [words] = node.children;
  if (words?.type !== 'text') return [node];
  const [cut = ''] = behindAddress.exec(words.value) ?? [];
  const shown = cut === '' ? words.value : withoutMarks(words.value.slice(0, -cut.length));
  const behind = words.value.slice(shown.length);
  const url = node.url
    .slice(0, node.url.length - behind.length)
    // The author did not write this "http://".
    .replace(/^http:\/\/(?=www\.)/i, words.value.startsWith('http') ? '$&' : 'https://');
  const link: Link = { ...node, url, children: [text(shown)].filter(isText) };
  return behind === '' ? [link] : [link, text(behind)];
}

/** What GFM leaves out at the end of an address: it has looked behind the quote only. */
function withoutMarks(address: string): string {
  const isOutside = /[?!.,:;*_~]$/.test(address) || /^[^(]*\)$/.test(address);
  return isOutside ? withoutMarks(address.slice(0, -1)) : address;
}

const isText = (node: PhrasingContent) => node.type === 'text';
