import type { Nodes } from 'mdast';

type Place = { line: number | undefined };

/** A text's links, pictures and passages as the author wrote them, each with its line, for the checks. */
export type TextFacts = {
  links: (Place & { target: string; text: string })[];
  pictures: (Place & { target: string; alt: string })[];
  headings: (Place & { depth: number; text: string })[];
  /** Paragraphs, headings, cells, captions. */
  passages: (Place & { text: string })[];
};

/** Collects the facts of a text, before anything of it is replaced. */
export function textFacts(nodes: readonly Nodes[]): TextFacts {
  const facts: TextFacts = { links: [], pictures: [], headings: [], passages: [] };
  for (const node of nodes) {
    const line = node.position?.start.line;
    switch (node.type) {
      case 'link':
        facts.links.push({ line, target: node.url, text: textOfNode(node) });
        break;
      case 'definition':
        facts.links.push({ line, target: node.url, text: node.label ?? '' });
        break;
      case 'image':
        facts.pictures.push({ line, target: node.url, alt: node.alt ?? '' });
        if (node.title) facts.passages.push({ line, text: node.title });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const { value } of node.attributes)
          if (typeof value === 'string') facts.passages.push({ line, text: value });
        break;
      case 'heading':
        facts.headings.push({ line, depth: node.depth, text: textOfNode(node) });
        facts.passages.push({ line, text: textOfNode(node) });
        break;
      case 'paragraph':
      case 'tableCell':
        facts.passages.push({ line, text: textOfNode(node) });
    }
  }
  return facts;
}

/** The words of a node, without code, which has rules of its own. */
export function textOfNode(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(textOfNode).join('') : '';
}

/** A node as it was written, without the marks of what it stands in. */
export const sourceOf = (source: string, { position }: Nodes): string =>
  source.slice(position?.start.offset, position?.end.offset).replace(/\n[ >\t]*/g, '\n');
