import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/**
 * The visitor of Markdown trees; passed in because its package cannot be imported here directly.
 */
export type Visit = typeof import('unist-util-visit').visit;

/** Reports a problem of a text, at a node or in a line. */
export type Complain = (at: Nodes | number | undefined, message: string) => void;

/** A component in a text, by itself or in a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Text of an attribute of a component; empty when it has none. */
export function attributeOf(node: Component, name: string): string {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}
