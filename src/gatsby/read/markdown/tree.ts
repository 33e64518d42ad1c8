import type { Node, Parent } from 'unist';

/** Whether a node has children. */
export function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/** Calls `visitor` for a node and everything below it, in order. */
export function visitNodes(node: Node, visitor: (node: Node) => void): void {
  visitor(node);
  if (isParent(node)) node.children.forEach((child) => visitNodes(child, visitor));
}

/** Text of an attribute of a component; empty when it has none. */
export function attributeOf(node: Node, name: string): string {
  const attributes: unknown = Reflect.get(node, 'attributes');
  if (!Array.isArray(attributes)) return '';
  const found: unknown = attributes.find(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && Reflect.get(entry, 'name') === name,
  );
  return typeof found === 'object' && found !== null ? String(Reflect.get(found, 'value')) : '';
}
