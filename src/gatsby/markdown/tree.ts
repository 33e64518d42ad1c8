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
