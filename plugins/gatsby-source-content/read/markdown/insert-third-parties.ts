import type { List, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import { paragraph, strong, text } from './elements';
import { type Complain, type Visit, attributeOf, isComponent } from './visit';

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
 * @returns the parties that are named
 */
export function insertThirdParties(
  tree: Root,
  parties: ThirdPartyFacts | undefined,
  visit: Visit,
  complain: Complain,
): string[] {
  const named: string[] = [];
  visit(tree, (node, index, parent) => {
    if (!isComponent(node) || node.name !== 'Dienst') return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const id = attributeOf(node, 'name');
    const party = parties !== undefined && Object.hasOwn(parties, id) ? parties[id] : undefined;
    if (party === undefined && parties !== undefined && id !== '') {
      const allowed = allowedInstead(id, Object.keys(parties));
      complain(node, `Dienst „${id}“ fehlt in content/data/third-parties.yaml${allowed}`);
    } else named.push(id);
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...(party ? [heading(party), facts(party), ...node.children] : []));
    // Go on with what has taken the element's place.
    return index;
  });
  return named;
}

const heading = ({ name }: ThirdPartyFact): RootContent => ({
  type: 'heading',
  depth: 3,
  children: [text(name)],
});

function facts(party: ThirdPartyFact): List {
  const children = party.facts.map(({ label, text: words, href }): ListItem => {
    const value: PhrasingContent = href
      ? { type: 'link', url: href, children: [text(words)] }
      : text(words);
    const line = paragraph([strong(`${label}:`), text(' '), value]);
    return { type: 'listItem', spread: false, children: [line] };
  });
  return { type: 'list', ordered: false, spread: false, children };
}
