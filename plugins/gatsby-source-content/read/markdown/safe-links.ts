import type { Nodes } from 'mdast';
import { safeLinkTarget } from '../../../../src/lib/link-rule';

/**
 * Empties every link, picture and reference target that the link rule does not allow.
 * @param nodes all of a text
 */
export function emptyUnsafeLinks(nodes: readonly Nodes[]): void {
  for (const node of nodes) if ('url' in node) node.url = safeLinkTarget(node.url);
}
