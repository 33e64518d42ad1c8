import type { Nodes, Root } from 'hast';
import type { Visit } from './visit';

/** A heading of the second level and the anchor it got. */
export type Heading = { id: string; text: string };

/** @returns the h2 headings in order */
export function headingsOf(tree: Root): Heading[] {
  return tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties.id), text: textOf(node) }]
      : [],
  );
}

/** @returns every id in a tree */
export function anchorsOf(tree: Root, visit: Visit): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** @returns the readable text of a tree, words separated by white space */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
