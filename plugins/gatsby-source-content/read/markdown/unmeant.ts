import type { List, Nodes, RootContent, Text } from 'mdast';
import { withoutUmlauts } from '../../../../src/content-model/without-umlauts';
import { handMadeList } from './hand-made-list';
import { sourceOf, textOfNode } from './text-facts';
import type { Complain } from './visit';

/**
 * Words that Markdown interprets as markup, and markup it does not know: each with its interpretation
 * and how to write what was probably meant.
 */
export function unmeantMarkdown(source: string, nodes: readonly Nodes[], remark: Complain): void {
  for (const node of nodes) {
    const told = toldOf(source, node);
    for (const message of told) remark(node, message);
    if (told.length > 0 || !('children' in node) || node.type === 'list') continue;
    for (const [index, child] of node.children.entries()) {
      // "26. 10." is one date: its second list is a consequence of the first.
      if (child.type === 'list' && isNumberOf(source, node)) continue;
      const message = reason(source, child, index, node.children, node.type === 'listItem');
      if (message !== undefined) remark(child, message);
    }
  }
}

/** What is to be said of words alone, whatever stands around them. */
function toldOf(source: string, node: Nodes): string[] {
  if (node.type === 'text') return [...mailsWithUmlaut(node.value), ...lostStrokes(source, node)];
  const written = sourceOf(source, node);
  // "__init__" is bold; who means that writes stars here.
  if (node.type !== 'strong' || !written.startsWith('__')) return [];
  return [
    `${written} wird fett, und die Striche fallen weg; fett schreiben Sie **so**, sollen sie stehen bleiben, setzen Sie \`${written}\` in Gravis-Zeichen`,
  ];
}

/** A list item that is nothing but the beginning of a date. */
const isNumberOf = (source: string, node: Nodes): boolean =>
  node.type === 'listItem' && /^\d+\. *\d+[.)]/.test(sourceOf(source, node));

function reason(
  source: string,
  node: Nodes,
  index: number,
  siblings: readonly Nodes[],
  inList: boolean,
): string | undefined {
  const written = sourceOf(source, node);
  switch (node.type) {
    case 'list':
      return node.ordered === true
        ? numberedList(source, node, siblings.slice(0, index), siblings.slice(index + 1))
        : singlePoint(written, node, inList);
    case 'blockquote':
      return /^>\s*\d/.test(written)
        ? `„${beginOf(written)}“ wird zu einem Zitat, weil die Zeile mit > beginnt; ist „mehr als“ gemeint, schreiben Sie es aus oder \\${beginOf(written)}`
        : undefined;
    case 'heading':
      return written.startsWith('#')
        ? undefined
        : `„${beginOf(written)}“ wird zur Überschrift, weil darunter eine Linie steht; Überschriften schreiben Sie ## davor, und vor einer Linie --- ist eine Leerzeile`;
    case 'paragraph':
      return handMadeList(source, index, siblings) ?? lostLineBreaks(written, node.children);
    default:
      return undefined;
  }
}

/** The first words of a line. */
const beginOf = (written: string): string => {
  const [line = ''] = written.split('\n');
  return line.length <= 30 ? line : `${line.slice(0, 30).replace(/\s+\S*$/, '')} …`;
};

const startsWithMonth =
  /^(?:Jänner|Januar|Feber|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

const numbersOf = (source: string, { children }: List): number[] =>
  children.map((item) => Number(/^\d+/.exec(sourceOf(source, item))?.[0]));

/** A date, a year or a floor at the beginning of a paragraph; numbers that readers would not see. */
function numberedList(
  source: string,
  list: List,
  before: readonly Nodes[],
  after: readonly Nodes[],
): string | undefined {
  const numbers = numbersOf(source, list);
  const [first = 1] = numbers;
  const end = first + numbers.length;
  const written = beginOf(sourceOf(source, list));
  const escaped = written.replace(/^(\d+)([.)])/, '$1\\$2');
  const advice = `ist keine gemeint, schreiben Sie ${escaped}, mit einem Rückstrich`;
  const wrong = numbers.findIndex((number, at) => number !== first + at && number !== first);
  if (wrong > 0)
    return `„${written}“ wird zu einer Aufzählung, und die zählt selbst: statt ${numbers[wrong]}. stünde ${first + wrong}. da; ${advice} vor jedem Punkt`;
  if (list.children.some((item) => startsWithMonth.test(textOfNode(item))))
    return `„${written}“ wird zu einer Aufzählung, nicht zu einem Datum; ${advice}`;
  const isOrdered = (node: Nodes): node is List => node.type === 'list' && node.ordered === true;
  const goesOn = before
    .filter(isOrdered)
    .some((other) => numbersOf(source, other).includes(first - 1));
  const isGoneOnWith = after.filter(isOrdered).some((other) => numbersOf(source, other)[0] === end);
  if (goesOn || (first < 2 && (numbers.length > 1 || isGoneOnWith))) return undefined;
  return `„${written}“ wird zu einer Aufzählung, weil die Zeile mit einer Zahl und einem Punkt beginnt; ${advice}`;
}

/** "* Alle Preise netto", and a sum that begins a line: "+ 3 Prozent". */
function singlePoint(written: string, { children }: List, inList: boolean): string | undefined {
  const [paragraph] = children[0]?.children ?? [];
  const isText = paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'text';
  if (children.length > 1 || inList || !isText) return undefined;
  return `„${beginOf(written)}“ wird zu einer Aufzählung mit einem einzigen Punkt; ist keine gemeint, schreiben Sie \\${beginOf(written)}`;
}

/** Short lines: an address, opening hours. Long ones are wrapped by an editor. */
function lostLineBreaks(written: string, children: readonly RootContent[]): string | undefined {
  const lines = written.trim().split('\n');
  if (lines.length < 2 || children.some(({ type }) => type === 'break')) return undefined;
  // A table or box that is not understood has a message of its own.
  if (lines.slice(0, -1).some((line) => line.length > 50 || /^(?:\||:::|\[!)/.test(line)))
    return undefined;
  return `diese ${lines.length} Zeilen stehen auf der Seite hintereinander in einer; soll eine neue Zeile beginnen, endet die davor mit einem Rückstrich: ${beginOf(lines[0] ?? '')}\\`;
}

/** Mail addresses that few servers take. */
const mailsWithUmlaut = (words: string): string[] =>
  [
    ...words.matchAll(/(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu),
  ].flatMap(([address]) =>
    /^[\x20-\x7e]*$/.test(address)
      ? []
      : `„${address}“ wird wegen des Umlauts kein Link; heißt die Adresse ${withoutUmlauts(address)}?`,
  );

/** The path of a file on Windows: a stroke before a mark is gone. */
function lostStrokes(source: string, node: Text): string[] {
  const [path] = /(?<![\w\\])(?:[A-Z]:\\|\\\\)\S+/i.exec(sourceOf(source, node)) ?? [];
  return path === undefined || node.value.includes(path)
    ? []
    : [`„${path}“ verliert Rückstriche; setzen Sie \`${path}\` in Gravis-Zeichen`];
}
