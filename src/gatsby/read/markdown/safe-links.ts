import type { Node } from 'unist';
import { safeLinkTarget } from '../../../lib/link-rule';
import { visitNodes } from './tree';

/** Empties every link, picture and reference target of a Markdown tree that the link rule does not allow. */
export function emptyUnsafeLinks(tree: Node): void {
  visitNodes(tree, (node) => {
    const target: unknown = Reflect.get(node, 'url');
    if (typeof target === 'string') Reflect.set(node, 'url', safeLinkTarget(target));
  });
}
