import type { Nodes } from 'mdast';
import { sourceOf } from './text-facts';

/** What people begin the lines of a list with: the mark, and how many such lines make it one. */
const marks: readonly [mark: RegExp, least: number, list: string][] = [
  [/^[•·●○■□▪▫◦‣∙✓✔✗✘★☆►▶➤➔→⇒](?=[\s\p{L}\d])/u, 1, '-'],
  [/^[–—](?=\s)/, 2, '-'],
  [/^[-*+](?=\p{L})/u, 2, '-'],
  [/^\(?\d{1,2}(?:\)|\.\))(?=\s|\p{L})/u, 2, '1.'],
  [/^\d{1,2}\.(?=\p{L})/u, 2, '1.'],
  [/^\(?(?:[a-z]|[ivx]+)[.)](?=\s)/i, 2, '-'],
  [/^(?:\p{Extended_Pictographic}\ufe0f?|\d\ufe0f?\u20e3|o)(?=\s)/u, 2, '-'],
  [/^\d{1,2}:(?=\s)/, 2, '1.'],
];

const linesOf = (source: string, node: Nodes | undefined): string[] =>
  node?.type === 'paragraph' ? sourceOf(source, node).split('\n') : [];

/** Says how to write a list that was made by hand and stays a paragraph, or several. */
export function handMadeList(
  source: string,
  index: number,
  siblings: readonly Nodes[],
): string | undefined {
  const [before, own, after] = [-1, 0, 1].map((step) => linesOf(source, siblings[index + step]));
  for (const [mark, least, list] of marks) {
    const count = (lines: readonly string[] = []) => lines.filter((line) => mark.test(line)).length;
    if (count(own) === 0) continue;
    // Told with the first of several paragraphs.
    if (count(before) > 0 || count(own) + count(after) < least) return undefined;
    const line = own?.find((each) => mark.test(each)) ?? '';
    const [written = ''] = mark.exec(line) ?? [];
    return `„${written}“ macht hier keine Aufzählung, die Zeilen bleiben ein Absatz; schreiben Sie ${list} ${line.slice(written.length).trim().slice(0, 30)}, jeden Punkt in einer eigenen Zeile`;
  }
  return undefined;
}
