import type { Code, Nodes } from 'mdast';
import type { Complain } from './visit';

/**
 * Text that readers would lose: text after an open code block, cells beside a
 * table's columns, a second footnote of the same name, notes and targets that nothing names.
 */
export function lostText(source: string, nodes: readonly Nodes[], complain: Complain): void {
  const lines = source.split(/\r?\n/);
  const footnotes = new Set<string>();
  const named = new Set(
    nodes.flatMap((node) =>
      /Reference$/.test(node.type) && 'identifier' in node ? node.identifier : [],
    ),
  );
  for (const node of nodes)
    switch (node.type) {
      case 'code': {
        const fence = openFence(node, lines);
        const message = `der Codeblock, der hier beginnt, hat kein Ende; nötig ist eine Zeile ${fence}`;
        if (fence !== undefined) complain(node, message);
        break;
      }
      case 'table': {
        const columns = node.align?.length ?? 0;
        for (const row of node.children) {
          const lost = row.children.slice(columns).map(wordsOf).join(' ').trim();
          const message = `diese Zeile hat ${row.children.length} Zellen, die Tabelle ${columns} Spalten; „${lost}“ steht nicht auf der Seite`;
          if (lost !== '') complain(row, message);
        }
        break;
      }
      case 'definition': {
        const { url } = node;
        const label = node.label ?? '';
        const message = `„[${label}]: ${url}“ steht nicht auf der Seite: so schreibt man nur das Ziel für [Text][${label}]; einen Link schreiben Sie [${label}](${url})`;
        if (!named.has(node.identifier)) complain(node, message);
        break;
      }
      case 'footnoteDefinition': {
        const { identifier } = node;
        const lonely = `die Fußnote [^${identifier}] steht nicht auf der Seite: im Text fehlt die Stelle [^${identifier}], zu der sie gehört`;
        const again = `die Fußnote [^${identifier}] gibt es schon; nur die erste steht auf der Seite`;
        if (!named.has(identifier)) complain(node, lonely);
        if (footnotes.has(identifier)) complain(node, again);
        footnotes.add(identifier);
      }
    }
}

/** The opening fence of an unclosed code block; undefined when every block is closed. */
function openFence({ position }: Code, lines: readonly string[]): string | undefined {
  if (position === undefined) return undefined;
  const { start, end } = position;
  const fence = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
  if (fence === undefined) return undefined;
  const last = /(`+|~+)\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
  return end.line > start.line && last.startsWith(fence) ? undefined : fence;
}

/** The words of a cell. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
