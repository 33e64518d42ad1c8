/** A piece of a compiled text: HTML, or the name of a conversation that stands there. */
type TextPiece = { html: string } | { conversation: string };

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
