import type { PhrasingContent, Root } from 'mdast';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import { type Complain, type Visit, attributeOf, isComponent } from './visit';

/** What a component puts in: text, or a link when `href` is set. */
export type Placeholders = Record<string, { text: string; href?: string }>;

/** The components that put in text, each with the attribute that names it and its home. */
const homes = {
  Angabe: { attribute: 'name', home: 'content/data/site.yaml' },
  Preis: { attribute: 'paket', home: 'content/data/packages.yaml oder booking-plans.yaml' },
} as const;

export type PlaceholderValues = Partial<Record<keyof typeof homes, Placeholders | undefined>>;

const isPlaceholder = (name: string | null): name is keyof typeof homes =>
  name !== null && Object.hasOwn(homes, name);

/**
 * Replaces `<Angabe name="firma" />` by the owner's data and `<Preis paket="home.pro" />` by a
 * price.
 */
export function replacePlaceholders(
  tree: Root,
  values: PlaceholderValues,
  visit: Visit,
  complain: Complain,
): void {
  visit(tree, (node, index, parent) => {
    if (!isComponent(node) || !isPlaceholder(node.name)) return;
    if (parent === undefined || index === undefined) return;
    const { attribute, home } = homes[node.name];
    const known = values[node.name];
    // Its home could not be read, which is a problem of its own.
    const name = attributeOf(node, attribute);
    // Or the name is missing.
    if (known === undefined || name === '') return;
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value) parent.children[index] = inlineNode(value);
    else {
      const allowed = allowedInstead(name, Object.keys(known));
      complain(node, `${node.name} „${name}“ fehlt in ${home}${allowed}`);
    }
  });
}

function inlineNode({ text, href }: { text: string; href?: string }): PhrasingContent {
  const words = { type: 'text', value: text } as const;
  return href === undefined ? words : { type: 'link', url: href, children: [words] };
}
