import type {
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import type { Problem } from '../problems';
import { attributeOf } from './attribute';
import type { Visit } from './visit';

/** What a text says of a third party; a fact is a link when `href` is set. */
export type ThirdPartyFact = {
  name: string;
  facts: { label: string; text: string; href?: string }[];
};

/** Third parties by id; false for one the site knows and does not use. */
export type ThirdPartyFacts = Record<string, ThirdPartyFact | false>;

/**
 * Replaces `<Dienst name="stripe" />` by the facts of that third party, followed by the element's
 * own content. Nothing of it remains while the site does not use the party.
 * @param parties undefined when their file could not be read, which is a problem of its own
 * @returns the parties that are named, and a problem for each unknown one
 */
export function insertThirdParties(
  file: string,
  tree: Root,
  parties: ThirdPartyFacts | undefined,
  visit: Visit,
): { named: string[]; problems: Problem[] } {
  const named: string[] = [];
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== 'Dienst' || parent === undefined || index === undefined) return undefined;
    const id = attributeOf(node, 'name');
    const party = parties !== undefined && Object.hasOwn(parties, id) ? parties[id] : undefined;
    if (party === undefined && parties !== undefined && id !== '') {
      const allowed = allowedInstead(id, Object.keys(parties));
      const message = `Dienst „${id}“ fehlt in content/data/third-parties.yaml${allowed}`;
      problems.push({ file, line: node.position?.start.line, field: '', message });
    } else named.push(id);
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...(party ? [heading(party), facts(party), ...node.children] : []));
    // Go on with what has taken the element's place.
    return index;
  });
  return { named, problems };
}

const text = (value: string): Text => ({ type: 'text', value });

function heading({ name }: ThirdPartyFact): Heading {
  return { type: 'heading', depth: 3, children: [text(name)] };
}

function facts(party: ThirdPartyFact): List {
  const children = party.facts.map(({ label, text: words, href }): ListItem => {
    const strong: PhrasingContent = { type: 'strong', children: [text(`${label}:`)] };
    const value: PhrasingContent = href
      ? { type: 'link', url: href, children: [text(words)] }
      : text(words);
    const line: Paragraph = { type: 'paragraph', children: [strong, text(' '), value] };
    return { type: 'listItem', spread: false, children: [line] };
  });
  return { type: 'list', ordered: false, spread: false, children };
}
