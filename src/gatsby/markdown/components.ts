import type { Node, Parent } from 'unist';
import type { Problem } from '../problems';
import { isParent } from './tree';

/** Components a text may use; everything else stops the build. */
export const knownComponents = ['Angabe', 'Dienst'];

/** Whether the site uses a service, by its name. */
export type Services = Record<string, boolean>;

/** What a component puts in: text, or a link when `href` is set. */
export type Fill = Record<string, { text: string; href?: string }>;

/**
 * Replaces `<Angabe name="firma" />` by the owner's data.
 * @returns a problem for each name that is not in content/data/site.yaml
 */
export function fillComponents(file: string, tree: Parent, fill: Fill): Problem[] {
  return tree.children.flatMap((child, index) => {
    if (Reflect.get(child, 'name') === 'Angabe') {
      const name = attribute(child, 'name');
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
    return isParent(child) ? fillComponents(file, child, fill) : [];
  });
}

/**
 * Keeps what stands in `<Dienst name="stripe">` only while the site uses that service.
 * @param services names of the services in use, by `true`; a name that is missing is unknown
 * @returns a problem for each unknown service
 */
export function keepServices(file: string, tree: Parent, services: Services): Problem[] {
  const problems: Problem[] = [];
  tree.children = tree.children.flatMap((child) => {
    if (!isParent(child)) return [child];
    problems.push(...keepServices(file, child, services));
    if (Reflect.get(child, 'name') !== 'Dienst') return [child];
    const name = attribute(child, 'name');
    if (!Object.hasOwn(services, name)) {
      const allowed = Object.keys(services).join(', ');
      const message = `Dienst „${name}“ gibt es nicht; erlaubt: ${allowed}`;
      problems.push({ file, line: child.position?.start.line, field: '', message });
    }
    return services[name] === true ? child.children : [];
  });
  return problems;
}

function inlineNode({ text, href }: { text: string; href?: string }): Node {
  const words = { type: 'text', value: text };
  return href === undefined
    ? words
    : Object.assign({ type: 'link' }, { url: href, children: [words] });
}

function attribute(node: Node, name: string): string {
  const attributes: unknown = Reflect.get(node, 'attributes');
  if (!Array.isArray(attributes)) return '';
  const found: unknown = attributes.find(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && Reflect.get(entry, 'name') === name,
  );
  return typeof found === 'object' && found !== null ? String(Reflect.get(found, 'value')) : '';
}
