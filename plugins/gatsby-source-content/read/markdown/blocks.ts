import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import { videoMessages } from '../../../../src/lib/video-messages';
import { type Flow, button, caption, element, paragraph, strong, text } from './elements';
import { type Complain, type Visit, attributeOf } from './visit';

/** What `<Video>` and `<DemoAufruf>` take from content/data. */
export type BlockValues = {
  Video?:
    { platform: string; videos: Record<string, { embed: string; watch: string }> } | undefined;
  DemoAufruf?: { text: string; label: string; to: string } | undefined;
};

/**
 * Renders the blocks that need no template as plain elements, so that feed and Markdown have them
 * too. Their looks are in components/prose/blocks.module.css.
 */
export function drawBlocks(
  tree: Root,
  { Video, DemoAufruf }: BlockValues,
  visit: Visit,
  complain: Complain,
): void {
  const draw = (block: MdxJsxFlowElement): Flow | undefined => {
    const of = (name: string) => attributeOf(block, name);
    switch (block.name) {
      case 'Hinweis': {
        const title = of('titel') === '' ? [] : [paragraph([strong(of('titel'))])];
        return element('div', 'text-note', [...title, ...block.children], { role: 'note' });
      }
      case 'Zitat':
        return element('figure', undefined, [
          element('blockquote', undefined, block.children),
          caption(of('von')),
        ]);
      case 'Kennzahl':
        return element('div', 'text-number', [paragraph([strong(of('wert'))]), ...block.children]);
      case 'Video': {
        const video = Video?.videos[of('name')];
        if (Video === undefined || of('name') === '') return undefined;
        if (video === undefined) {
          const allowed = allowedInstead(of('name'), Object.keys(Video.videos));
          const home = 'content/data/site.yaml unter video.ids';
          complain(block, `Video „${of('name')}“ fehlt in ${home}${allowed}`);
          return undefined;
        }
        const play = `${videoMessages.play} (${of('dauer')})`;
        const ask = [
          paragraph([button(play, video.watch)]),
          paragraph([text(videoMessages.beforePlay(Video.platform))]),
        ];
        const frame = element('div', undefined, ask, {
          'data-video': video.embed,
          'data-title': `${videoMessages.video}: ${of('titel')}`,
        });
        return element('figure', 'text-video', [frame, caption(of('titel'))]);
      }
      case 'DemoAufruf': {
        if (DemoAufruf === undefined) return undefined;
        const { text: words, label, to } = DemoAufruf;
        const own = block.children.length > 0 ? block.children : [paragraph([text(words)])];
        return element('div', 'text-call', [...own, paragraph([button(label, to)])]);
      }
      default:
        return undefined;
    }
  };
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const drawn = parent === undefined ? undefined : draw(node);
    if (drawn !== undefined && index !== undefined) parent?.children.splice(index, 1, drawn);
  });
}
