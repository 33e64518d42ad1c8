import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import { videoMessages } from '../../../../src/lib/video-messages';
import { button, caption, element, paragraph, strong, text } from './elements';
import { type Complain, type Component, type Visit, attributeOf, isComponent } from './visit';

/** A text, or a link when `href` is set. */
type Words = { text: string; href?: string };

/** What `<Angabe>` and `<Preis>` put in, by name. */
export type Placeholders = Record<string, Words>;

/** What a text says of a third party. */
export type ThirdPartyFact = { name: string; facts: ({ label: string } & Words)[] };

/** Third parties by id; false for one the site knows and does not use. */
export type ThirdPartyFacts = Record<string, ThirdPartyFact | false>;

/** What components put in; undefined where its file could not be read, a problem of its own. */
export type Insertions = {
  Angabe?: Placeholders | undefined;
  Preis?: Placeholders | undefined;
  Dienst?: ThirdPartyFacts | undefined;
  /** Names of the conversations. */
  Gespraech?: readonly string[] | undefined;
  Video?:
    { platform: string; videos: Record<string, { embed: string; watch: string }> } | undefined;
  DemoAufruf?: { text: string; label: string; to: string } | undefined;
};

/**
 * Replaces each component by what it stands for, as plain elements, so that feed and Markdown have
 * them too; the looks of blocks are in components/prose/blocks.module.css.
 * @returns the third parties that are named
 */
export function drawComponents(
  tree: Root,
  insertions: Insertions,
  visit: Visit,
  complain: Complain,
): string[] {
  const { Angabe, Preis, Dienst, Gespraech, Video, DemoAufruf } = insertions;
  const thirdParties: string[] = [];

  /** Whether a name is among the known ones; one that is not given has a message of its own. */
  const isKnown = (node: Component, name: string, known: readonly string[], home: string) => {
    if (name !== '' && !known.includes(name))
      complain(node, `${node.name} „${name}“ fehlt in ${home}${allowedInstead(name, known)}`);
    return known.includes(name);
  };
  const words = (node: Component, name: string, known: Placeholders, home: string) => {
    const value = isKnown(node, name, Object.keys(known), home) ? known[name] : undefined;
    return value && [inline(value)];
  };

  const draw = (node: Component): RootContent[] | undefined => {
    const name = attributeOf(node, 'name');
    switch (node.name) {
      case 'Angabe':
        return Angabe && words(node, name, Angabe, 'content/data/site.yaml');
      case 'Preis': {
        const home = 'content/data/packages.yaml oder booking-plans.yaml';
        return Preis && words(node, attributeOf(node, 'paket'), Preis, home);
      }
      case 'Dienst': {
        const home = 'content/data/third-parties.yaml';
        if (Dienst && !isKnown(node, name, Object.keys(Dienst), home)) return [];
        thirdParties.push(name);
        const party = Dienst?.[name];
        return party ? [heading(party), facts(party), ...node.children] : [];
      }
      default:
        return node.type === 'mdxJsxFlowElement' ? drawBlock(node, name) : undefined;
    }
  };

  const drawBlock = (block: MdxJsxFlowElement, name: string): RootContent[] | undefined => {
    const of = (attribute: string) => attributeOf(block, attribute);
    switch (block.name) {
      case 'Gespraech': {
        if (Gespraech) isKnown(block, name, Gespraech, 'content/data/conversations.yaml');
        return [placeOfConversation(name)];
      }
      case 'Hinweis': {
        const title = of('titel') === '' ? [] : [paragraph([strong(of('titel'))])];
        return [element('div', 'text-note', [...title, ...block.children], { role: 'note' })];
      }
      case 'Zitat': {
        const quote = element('blockquote', undefined, block.children);
        return [element('figure', undefined, [quote, caption(of('von'))])];
      }
      case 'Kennzahl': {
        const figure = paragraph([strong(of('wert'))]);
        return [element('div', 'text-number', [figure, ...block.children])];
      }
      case 'Video': {
        if (Video === undefined) return undefined;
        const home = 'content/data/site.yaml unter video.ids';
        const video = isKnown(block, name, Object.keys(Video.videos), home) && Video.videos[name];
        if (!video) return undefined;
        const play = `${videoMessages.play} (${of('dauer')})`;
        const ask = [
          paragraph([button(play, video.watch)]),
          paragraph([text(videoMessages.beforePlay(Video.platform))]),
        ];
        const frame = element('div', undefined, ask, {
          'data-video': video.embed,
          'data-title': `${videoMessages.video}: ${of('titel')}`,
        });
        return [element('figure', 'text-video', [frame, caption(of('titel'))])];
      }
      case 'DemoAufruf': {
        if (DemoAufruf === undefined) return undefined;
        const { label, to } = DemoAufruf;
        const usual = [paragraph([text(DemoAufruf.text)])];
        const own = block.children.length > 0 ? block.children : usual;
        return [element('div', 'text-call', [...own, paragraph([button(label, to)])])];
      }
      default:
        return undefined;
    }
  };

  visit(tree, (node, index, parent) => {
    const drawn = isComponent(node) ? draw(node) : undefined;
    if (drawn === undefined || parent === undefined || index === undefined) return undefined;
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...drawn);
    // Go on with what has taken the element's place.
    return ['skip', index];
  });
  return thirdParties;
}

const inline = ({ text: words, href }: Words): PhrasingContent =>
  href === undefined ? text(words) : { type: 'link', url: href, children: [text(words)] };

/** Where the template puts a chat. */
const placeOfConversation = (name: string): Paragraph => ({
  ...paragraph([]),
  data: { hName: 'gespraech', hProperties: { name } },
});

const heading = ({ name }: ThirdPartyFact): RootContent => ({
  type: 'heading',
  depth: 3,
  children: [text(name)],
});

function facts(party: ThirdPartyFact): List {
  const children = party.facts.map(({ label, ...value }): ListItem => {
    const line = paragraph([strong(`${label}:`), text(' '), inline(value)]);
    return { type: 'listItem', spread: false, children: [line] };
  });
  return { type: 'list', ordered: false, spread: false, children };
}
