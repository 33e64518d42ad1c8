import type { Heading, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
import type { Parent } from 'unist';
import type { Problem } from '../../check/problems';
import { attributeOf, isParent } from './tree';

/** What a text says of a service: its name and one line for each fact, a link when `href` is set. */
export type ThirdPartyFact = {
  name: string;
  facts: { label: string; text: string; href?: string }[];
};

/** Services by id; false for one the site knows and does not use. */
export type ThirdPartyFacts = Record<string, ThirdPartyFact | false>;

/**
 * Replaces `<Dienst name="stripe" />` by the facts of that service, followed by what stands inside the element. While the
 * site does not use the service, nothing of it is left.
 * @returns the services that are named, and a problem for each unknown one
 */
export function insertThirdParties(
  file: string,
  tree: Parent,
  services: ThirdPartyFacts,
): { named: string[]; problems: Problem[] } {
  const named: string[] = [];
  const problems: Problem[] = [];
  tree.children = tree.children.flatMap((child) => {
    if (!isParent(child)) return [child];
    const inside = insertThirdParties(file, child, services);
    named.push(...inside.named);
    problems.push(...inside.problems);
    if (Reflect.get(child, 'name') !== 'Dienst') return [child];
    const id = attributeOf(child, 'name');
    const service = Object.hasOwn(services, id) ? services[id] : undefined;
    if (service === undefined) {
      const allowed = Object.keys(services).join(', ');
      const message = `Dienst „${id}“ fehlt in content/data/third-parties.yaml; erlaubt: ${allowed}`;
      problems.push({ file, line: child.position?.start.line, field: '', message });
    } else named.push(id);
    return service ? [heading(service), facts(service), ...child.children] : [];
  });
  return { named, problems };
}

const text = (value: string): Text => ({ type: 'text', value });

function heading({ name }: ThirdPartyFact): Heading {
  return { type: 'heading', depth: 3, children: [text(name)] };
}

function facts(service: ThirdPartyFact): List {
  const children = service.facts.map(({ label, text: words, href }): ListItem => {
    const strong: PhrasingContent = { type: 'strong', children: [text(`${label}:`)] };
    const value: PhrasingContent = href
      ? { type: 'link', url: href, children: [text(words)] }
      : text(words);
    const line: Paragraph = { type: 'paragraph', children: [strong, text(' '), value] };
    return { type: 'listItem', spread: false, children: [line] };
  });
  return { type: 'list', ordered: false, spread: false, children };
}
