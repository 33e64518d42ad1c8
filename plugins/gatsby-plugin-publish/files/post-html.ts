import { readFileSync } from 'node:fs';
import type { DataOf } from '../../../src/content-model/data';
import { escaped } from '../escaped';
import type { Post, Publication } from '../published';
import {
  compileText,
  type Insertions,
  insertionsOf,
  piecesOf,
  withAddresses,
} from '../../gatsby-source-content';

/** A chat without its looks. */
function quotation(chat: DataOf<'conversations'>[string] | undefined): string {
  const lines = (chat?.messages ?? []).map(({ from, time, text }) => {
    const who = from === 'assistant' ? (chat?.title ?? '') : 'Anfrage';
    return `<p><strong>${escaped(who)}, ${time}:</strong> ${escaped(text)}</p>`;
  });
  return `<blockquote>${lines.join('')}</blockquote>`;
}

/** What texts put in is the same for all posts of a build. */
const insertionsOnce = new WeakMap<object, Insertions>();

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
  const insertions = insertionsOnce.get(sources) ?? insertionsOf(sources, process.env);
  insertionsOnce.set(sources, insertions);
  const { html } = await compileText(post.file, source, insertions);
  const text = piecesOf(html)
    .map((piece) =>
      'html' in piece ? piece.html : quotation(sources.conversations?.[piece.conversation]),
    )
    .join('')
    .replace(/ (href|src)="\//g, ` $1="${host}/`);
  return withAddresses(text, post.pictures, host);
}
