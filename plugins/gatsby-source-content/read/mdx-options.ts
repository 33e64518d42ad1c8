import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { typeset } from '../../../src/content-model/typeset';
import { safeLinkTarget } from '../../../src/lib/link-rule';

/** A node of a tree of Markdown or HTML, as far as it is read here. */
export type MdxNode = {
  type: string;
  children?: MdxNode[];
  value?: string;
  position?: { start: { line: number }; end: { line: number } };
  /** Markdown: a link or picture, a heading, a component. */
  url?: string;
  alt?: string;
  depth?: number;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  /** HTML. */
  tagName?: string;
  properties?: Record<string, unknown>;
};

/** Every node of a tree, itself first. */
export const nodesOf = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesOf),
];

/** The words of a tree. */
export const textOf = (node: MdxNode): string =>
  node.children
    ? node.children.map(textOf).join('')
    : node.type === 'text' || node.type === 'inlineCode'
      ? (node.value ?? '')
      : '';

/** The specified rule for links: a target that is not allowed is emptied. */
const linkRule = () => (tree: MdxNode) => {
  for (const { properties } of nodesOf(tree))
    for (const name of ['href', 'src'])
      if (typeof properties?.[name] === 'string')
        properties[name] = safeLinkTarget(properties[name]);
};

/** Keeps together what belongs on one line, but for code. */
const typography = () =>
  function set(node: MdxNode): void {
    if (node.type === 'text' && node.value !== undefined) node.value = typeset(node.value);
    if (node.tagName !== 'code') node.children?.forEach(set);
  };

/** How gatsby-plugin-mdx compiles posts and legal texts, and the check before it. */
export const mdxOptions = {
  remarkPlugins: [remarkGfm],
  // Anchors have their names before "24. Dezember" gets its hard space.
  rehypePlugins: [rehypeSlug, linkRule, typography],
  // Words of the footnotes, which would be English otherwise.
  remarkRehypeOptions: {
    footnoteLabel: 'Fußnoten',
    footnoteBackLabel: 'Zurück zum Text',
  },
};
