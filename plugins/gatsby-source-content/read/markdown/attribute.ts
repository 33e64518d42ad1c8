import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** Text of an attribute of a component; empty when it has none. */
export function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}
