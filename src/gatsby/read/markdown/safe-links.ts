import type { Root } from 'mdast';
import { safeLinkTarget } from '../../../lib/link-rule';
import type { Visit } from './visit';

/** Empties every link, picture and reference target that the link rule does not allow. */
export function emptyUnsafeLinks(tree: Root, visit: Visit): void {
  visit(tree, (node) => {
    if ('url' in node) node.url = safeLinkTarget(node.url);
  });
}
