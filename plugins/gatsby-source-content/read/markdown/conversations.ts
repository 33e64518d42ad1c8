import type { Paragraph, Root } from 'mdast';
import { allowedInstead } from '../../../../src/content-model/messages/nearest';
import { type Complain, type Visit, attributeOf } from './visit';

/** A piece of a compiled text: HTML, or the name of a conversation that stands there. */
export type TextPiece = { html: string } | { conversation: string };

/**
 * Marks the place of each `<Gespraech name="annahme" />`, which the template fills with a chat.
 * @param known names of content/data/conversations.yaml; undefined when it could not be read
 */
export function markConversations(
  tree: Root,
  known: readonly string[] | undefined,
  visit: Visit,
  complain: Complain,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Gespraech') return;
    if (parent === undefined || index === undefined) return;
    const name = attributeOf(node, 'name');
    if (known !== undefined && name !== '' && !known.includes(name)) {
      const allowed = allowedInstead(name, known);
      complain(node, `Gespraech „${name}“ fehlt in content/data/conversations.yaml${allowed}`);
    }
    const place: Paragraph = {
      type: 'paragraph',
      children: [],
      data: { hName: 'gespraech', hProperties: { name } },
    };
    parent.children[index] = place;
  });
}

/**
 * The pieces of a compiled text, in order; the first paragraph is one, for the table of contents
 * comes after it on phones. Nobody can write the mark: raw HTML is refused.
 */
export function piecesOf(html: string): TextPiece[] {
  const [opening = ''] = /^<p>[\s\S]*?<\/p>\n?/.exec(html) ?? [];
  const around = html
    .slice(opening.length)
    .split(/<gespraech name="([^"]*)"><\/gespraech>/)
    .map((piece, index) => (index % 2 === 0 ? { html: piece } : { conversation: piece }));
  const pieces: TextPiece[] = [{ html: opening }, ...around];
  return pieces.filter((piece) => !('html' in piece) || piece.html.trim() !== '');
}
