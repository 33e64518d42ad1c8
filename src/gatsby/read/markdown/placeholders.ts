import type { Node, Parent } from 'unist';
import type { Problem } from '../../check/problems';
import { attributeOf, isParent } from './tree';

/** Components a text may use; everything else stops the build. */
export const knownComponents = ['Angabe', 'Dienst'];

/** What a component puts in: text, or a link when `href` is set. */
export type Placeholders = Record<string, { text: string; href?: string }>;

/**
 * Replaces `<Angabe name="firma" />` by the owner's data.
 * @returns a problem for each name that is not in content/data/site.yaml
 */
export function replacePlaceholders(file: string, tree: Parent, fill: Placeholders): Problem[] {
  return tree.children.flatMap((child, index) => {
    if (Reflect.get(child, 'name') === 'Angabe') {
      const name = attributeOf(child, 'name');
      const value = Object.hasOwn(fill, name) ? fill[name] : undefined;
      if (value === undefined) {
        const allowed = Object.keys(fill).join(', ');
        return [
          {
            file,
            line: child.position?.start.line,
            field: '',
            message: `Angabe „${name}“ fehlt in content/data/site.yaml; erlaubt: ${allowed}`,
          },
        ];
      }
      tree.children[index] = inlineNode(value);
      return [];
    }
    return isParent(child) ? replacePlaceholders(file, child, fill) : [];
  });
}

function inlineNode({ text, href }: { text: string; href?: string }): Node {
  const words = { type: 'text', value: text };
  return href === undefined
    ? words
    : Object.assign({ type: 'link' }, { url: href, children: [words] });
}
