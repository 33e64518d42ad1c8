import { readFileSync } from 'node:fs';
import type { DataOf } from '../../../src/content-model/data';
import { escaped } from '../escaped';
import type { Post, Publication } from '../published';
import { compileText, insertionsOf, piecesOf, withAddresses } from '../../gatsby-source-content';

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
export async function postHtml(
  post: Pick<Post, 'file' | 'pictures'>,
  { sources }: Pick<Publication, 'sources'>,
  host = '',
): Promise<string> {
  const source = readFileSync(post.file, 'utf8');
  const { html } = await compileText(post.file, source, insertionsOf(sources, process.env));
  const text = piecesOf(html)
    .map((piece) =>
      'html' in piece ? piece.html : quotation(sources.conversations?.[piece.conversation]),
    )
    .join('')
    .replace(/ (href|src)="\//g, ` $1="${host}/`);
  return withAddresses(text, post.pictures, host);
}
