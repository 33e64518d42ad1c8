import type { PhrasingContent, Root } from 'mdast';
import type { Problem } from '../../check/problems';
import { attributeOf } from './attribute';
import type { Visit } from './visit';

/** Components a text may use; everything else stops the build. */
export const knownComponents = ['Angabe', 'Dienst'];

/** What a component puts in: text, or a link when `href` is set. */
export type Placeholders = Record<string, { text: string; href?: string }>;

/**
 * Replaces `<Angabe name="firma" />` by the owner's data.
 * @returns a problem for each name that is not in content/data/site.yaml
 */
export function replacePlaceholders(
  file: string,
  tree: Root,
  placeholders: Placeholders,
  visit: Visit,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Angabe' || parent === undefined || index === undefined) return;
    const name = attributeOf(node, 'name');
    const value = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
    if (value) parent.children[index] = inlineNode(value);
    else {
      const allowed = Object.keys(placeholders).join(', ');
      const message = `Angabe „${name}“ fehlt in content/data/site.yaml; erlaubt: ${allowed}`;
      problems.push({ file, line: node.position?.start.line, field: '', message });
    }
  });
  return problems;
}

function inlineNode({ text, href }: { text: string; href?: string }): PhrasingContent {
  const words = { type: 'text', value: text } as const;
  return href === undefined ? words : { type: 'link', url: href, children: [words] };
}
