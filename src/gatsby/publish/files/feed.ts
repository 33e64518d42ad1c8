import { readFile } from 'node:fs/promises';
import { Feed } from 'feed';
import type { DataOf } from '../../../content-model/data';
import { compiledText } from '../../read/compiled-texts';
import { insertionsOf } from '../../read/insertions';
import { piecesOf } from '../../read/markdown/conversations';
import { codePages } from '../../read/routes';
import { cardPath } from '../cards/address';
import type { Post, Publication } from '../published';

/** How many posts the feed carries; readers keep the older ones. */
const newest = 20;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A chat without its looks. */
function quotation(chat: DataOf<'conversations'>[string] | undefined): string {
  const lines = (chat?.messages ?? []).map(
    ({ time, text }) => `<p><strong>${time}</strong> ${escaped(text)}</p>`,
  );
  return `<blockquote>${lines.join('')}</blockquote>`;
}

/** The text of a post as feed readers show it: chats as quotations, addresses in full. */
async function textOf(post: Post, { sources }: Publication, host: string): Promise<string> {
  const source = await readFile(post.file, 'utf8');
  const { html } = await compiledText('.', post.file, source, insertionsOf(sources, process.env));
  return piecesOf(html)
    .map((piece) =>
      'html' in piece ? piece.html : quotation(sources.conversations?.[piece.conversation]),
    )
    .join('')
    .replace(/ (href|src)="\//g, ` $1="${host}/`);
}

/** The newest posts as Atom, each with its whole text. */
export async function feed(publication: Publication, host: string): Promise<string> {
  const { site, authors, posts } = publication;
  const latest = posts.slice(0, newest);
  const changes = latest.map(({ date, updated }) => Date.parse(updated ?? date));
  const atom = new Feed({
    title: `${site.name} Blog`,
    description: site.tagline,
    id: `${host}${codePages.blog}`,
    link: `${host}${codePages.blog}`,
    language: 'de-AT',
    favicon: `${host}/favicon-32.png`,
    copyright: site.name,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { atom: `${host}/feed.xml` },
  });
  for (const post of latest) {
    const address = `${host}${post.route}`;
    const author = authors.find(({ id }) => id === post.author)?.name ?? site.name;
    atom.addItem({
      title: post.title,
      id: address,
      link: address,
      description: post.excerpt,
      content: await textOf(post, publication, host),
      author: [{ name: author }],
      category: [{ name: post.category }],
      image: `${host}${cardPath(post.route)}`,
      published: new Date(post.date),
      date: new Date(post.updated ?? post.date),
    });
  }
  return atom.atom1();
}
