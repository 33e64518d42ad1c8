import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { countWords, readingTime } from '../../../src/lib/reading-time';
import { compileText } from '../read/read-file';
import { contentRoot } from '../read/content-root';
import { insertionsOf } from '../read/insertions';
import { piecesOf } from '../read/markdown/conversations';
import { contentData, referenceTargets } from './data-layer';
import type { Asking } from './graphql';
import { resolveReferences } from './resolve-references';
import { withPictures } from './text-pictures';

/** A text of the data layer. */
export type TextNode = { internal: { contentFilePath: string; contentDigest: string } };

/** Asks the data layer each time, so that a change renews whatever shows a text. */
async function compiled({ internal: { contentFilePath } }: TextNode, ask: Asking) {
  const conversations = await contentData(ask, 'conversations');
  const sources = {
    conversations,
    site: await contentData(ask, 'site'),
    packages: await contentData(ask, 'packages'),
    'booking-plans': await contentData(ask, 'booking-plans'),
    'third-parties': await contentData(ask, 'third-parties'),
  };
  const source = await readFile(contentFilePath, 'utf8');
  const insertions = insertionsOf(sources, process.env);
  const made = await compileText(relative(contentRoot(), contentFilePath), source, insertions);
  // What is said in a conversation is read as well.
  const said = piecesOf(made.html).flatMap((piece) =>
    'html' in piece ? [] : (conversations[piece.conversation]?.messages ?? []),
  );
  const words = [made.plainText, ...said.map((message) => message.text)].join(' ');
  return { made, conversations, readTime: readingTime(countWords(words)) };
}

/** A text as static HTML, before its pictures and conversations are drawn. */
export const html = async (node: TextNode, ask: Asking): Promise<string> =>
  (await compiled(node, ask)).made.html;

/** The reading time of a text, which every card of a post shows. */
export const readTime = async (node: TextNode, ask: Asking): Promise<string> =>
  (await compiled(node, ask)).readTime;

/** Name of a post's folder. */
export const folderOf = ({ internal }: TextNode): string =>
  basename(dirname(internal.contentFilePath));

/** A text as a page shows it: static HTML, in pieces around its conversations. */
export async function text(node: TextNode, ask: Asking): Promise<object> {
  const { made, conversations, ...time } = await compiled(node, ask);
  const { html, headings } = made;
  const pieces = await Promise.all(
    piecesOf(html).map(async (piece) =>
      'html' in piece
        ? { html: await withPictures(piece.html, folderOf(node), ask) }
        : { chat: conversations[piece.conversation] },
    ),
  );
  const parts = await resolveReferences(pieces, referenceTargets(ask));
  return { html, parts, headings, ...time };
}
