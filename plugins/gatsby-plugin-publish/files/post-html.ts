import type { DataOf } from '../../../src/content-model/data';
import { escaped } from '../escaped';
import type { Post, Publication } from '../published';
import { piecesOf, withAddresses } from '../../gatsby-source-content';

/** A chat without its looks. */
function quotation(chat: DataOf<'conversations'>[string] | undefined): string {
  const lines = (chat?.messages ?? []).map(({ from, time, text }) => {
    const who = from === 'assistant' ? (chat?.title ?? '') : 'Anfrage';
    return `<p><strong>${escaped(who)}, ${time}:</strong> ${escaped(text)}</p>`;
  });
  return `<blockquote>${lines.join('')}</blockquote>`;
}

/**
 * The text of a post outside its page, as in the feed: chats as quotations, addresses in full
 * where the host is known.
 */
export function postHtml(
  { html, pictures }: Pick<Post, 'html' | 'pictures'>,
  { conversations }: Pick<Publication, 'conversations'>,
  host = '',
): string {
  const text = piecesOf(html)
    .map((piece) => ('html' in piece ? piece.html : quotation(conversations[piece.conversation])))
    .join('')
    .replace(/ (href|src)="\//g, ` $1="${host}/`);
  return withAddresses(text, pictures, host);
}
