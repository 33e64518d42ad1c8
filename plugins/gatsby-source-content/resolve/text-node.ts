import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import type { DataOf } from '../../../src/content-model/data';
import { countWords, readingTime } from '../../../src/lib/reading-time';
import { compileText } from '../read/compile-text';
import { contentRoot } from '../read/content-root';
import { insertionsOf } from '../read/insertions';
import type { CompiledMdx, Insertions } from '../read/markdown/compile-mdx';
import { type TextPiece, piecesOf } from '../read/markdown/conversations';
import { contentData, referenceTargets } from './data-layer';
import type { GraphqlContext, GraphqlInfo } from './graphql';
import { resolveReferences } from './resolve-references';
import { withPictures } from './text-pictures';

/** A text of the data layer. */
export type TextNode = { internal: { contentFilePath: string; contentDigest: string } };

/** What texts put in, and what came of them; as long as nothing of it changes. */
type Known = {
  sources: readonly unknown[];
  conversations: DataOf<'conversations'>;
  insertions: Insertions;
  /** By the digest of the text. */
  readTimes: Map<string, string>;
};

let known: Known | undefined;

/** Asks the data layer each time, so that a change renews whatever shows a text. */
async function knownOf(context: GraphqlContext): Promise<Known> {
  const conversations = await contentData(context, 'conversations');
  const sources = {
    conversations,
    site: await contentData(context, 'site'),
    packages: await contentData(context, 'packages'),
    'booking-plans': await contentData(context, 'booking-plans'),
    'third-parties': await contentData(context, 'third-parties'),
  };
  const values: readonly unknown[] = Object.values(sources);
  if (known?.sources.every((source, index) => source === values[index])) return known;
  const insertions = insertionsOf(sources, process.env);
  known = { sources: values, conversations, insertions, readTimes: new Map() };
  return known;
}

async function compiled({ internal }: TextNode, { insertions }: Known): Promise<CompiledMdx> {
  const { contentFilePath } = internal;
  const source = await readFile(contentFilePath, 'utf8');
  return compileText(relative(contentRoot(), contentFilePath), source, insertions);
}

/** What is said in a conversation, which is read as well; nothing for other pieces. */
function wordsOf(piece: TextPiece, conversations: DataOf<'conversations'>): string {
  const messages = 'html' in piece ? [] : (conversations[piece.conversation]?.messages ?? []);
  return messages.map((message) => message.text).join(' ');
}

function readTimeOf({ html, plainText }: CompiledMdx, { conversations }: Known): string {
  const words = [plainText, ...piecesOf(html).map((piece) => wordsOf(piece, conversations))];
  return readingTime(countWords(words.join(' ')));
}

/** The reading time of a text, which every card of a post shows. */
export async function readTime(node: TextNode, context: GraphqlContext): Promise<string> {
  const around = await knownOf(context);
  const { contentDigest } = node.internal;
  const time =
    around.readTimes.get(contentDigest) ?? readTimeOf(await compiled(node, around), around);
  around.readTimes.set(contentDigest, time);
  return time;
}

/** Name of a post's folder. */
export const folderOf = ({ internal }: TextNode): string =>
  basename(dirname(internal.contentFilePath));

/** A text as a page shows it: static HTML, in pieces around its conversations. */
export async function text(
  node: TextNode,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<object> {
  const around = await knownOf(context);
  const made = await compiled(node, around);
  const parts = await resolveReferences(
    await Promise.all(
      piecesOf(made.html).map(async (piece) =>
        'html' in piece
          ? { html: await withPictures(piece.html, folderOf(node), context, info) }
          : { chat: around.conversations[piece.conversation] },
      ),
    ),
    referenceTargets(context, info),
  );
  const { html, headings } = made;
  return { html, parts, headings, readTime: readTimeOf(made, around) };
}
