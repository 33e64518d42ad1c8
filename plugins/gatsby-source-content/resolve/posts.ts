import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import type { TextInsertions, TextPicture } from '../../../src/content-model/text-insertions';
import { countWords, readingTime } from '../../../src/lib/reading-time';
import { ownerFacts, priceFacts, thirdPartyFacts } from '../read/facts';
import { contentRoot } from '../read/files';
import { routeOfPost } from '../read/routes';
import { type TextFacts, readBody } from '../read/text';
import { asText } from '../read/yaml';
import {
  type Asking,
  type ContentNode,
  callField,
  contentData,
  fileOf,
  picture,
  referenceTargets,
} from './data-layer';
import { resolveReferences } from './references';

/** A text as the check has read it. */
async function textOf({ internal: { contentFilePath } }: ContentNode): Promise<TextFacts> {
  const file = relative(contentRoot(), contentFilePath).replaceAll('\\', '/');
  return (await readBody(file, asText(readFileSync(contentFilePath, 'utf8')))).text;
}

/** The headings of a text, for its table of contents. */
export const headings = async (node: ContentNode): Promise<TextFacts['headings']> =>
  (await textOf(node)).headings;

/** The reading time of a text; what is said in a conversation is read as well. */
export async function readTime(node: ContentNode, ask: Asking): Promise<string> {
  const { words } = await textOf(node);
  const { conversations } = await insertions(node, ask);
  const said = Object.values(conversations).flatMap(({ messages }) => messages);
  return readingTime(countWords([words, ...said.map(({ text }) => text)].join(' ')));
}

/** What the components of a text put in, as far as it names it. */
export async function insertions(node: ContentNode, ask: Asking): Promise<TextInsertions> {
  const { components, pictures } = await textOf(node);
  const named = (name: string) =>
    components.filter((each) => each.name === name).map(({ value }) => value);
  const only = <T>(names: readonly string[], all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const [site, parties] = [await contentData(ask, 'site'), await contentData(ask, 'third-parties')];
  const prices = priceFacts(
    await contentData(ask, 'packages'),
    await contentData(ask, 'booking-plans'),
  );
  const targets = [...new Set(pictures.map(({ target }) => target))];
  const drawn = await Promise.all(
    targets.map(async (target) => [target, await textPicture(target, node, ask)] as const),
  );
  return {
    texts: { ...only(named('Angabe'), ownerFacts(site)), ...only(named('Preis'), prices) },
    parties: only(named('Dienst'), thirdPartyFacts(parties, process.env)),
    conversations: await resolveReferences(
      only(named('Gespraech'), await contentData(ask, 'conversations')),
      referenceTargets(ask),
    ),
    pictures: Object.fromEntries(drawn),
  };
}

/** Width of the text column, in CSS pixels. */
const columnWidth = 720;

/** A picture beside its post in sizes and formats; one of static/, or a drawing, as it is. */
async function textPicture(target: string, node: ContentNode, ask: Asking): Promise<TextPicture> {
  if (target.startsWith('/')) return { src: target, ...sizeOf(join('static', target)) };
  const folder = ask.context.nodeModel.getNodeById({ id: node.parent })?.relativeDirectory ?? '';
  const file = await fileOf(ask, 'blog', join(folder, target));
  if (file.children.length > 0) return picture(file, columnWidth, ask);
  return {
    src: await callField<string>(ask, 'File.publicURL', file),
    ...sizeOf(file.absolutePath),
  };
}

/** Size of a drawing, so that the text does not jump when it arrives. */
function sizeOf(path: string): { width: number; height: number } {
  const svg = path.endsWith('.svg') && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width ?? columnWidth), height: Number(height ?? 0) };
}

/** Width of a cover on a card, in CSS pixels. */
const coverWidth = 640;

/** What a list shows of a post. */
export async function postTeaser(post: ContentNode, ask: Asking): Promise<PostTeaser> {
  const { title, excerpt, category, cover, coverAlt } = post.frontmatter;
  const parent = ask.context.nodeModel.getNodeById({ id: post.parent });
  const coverFile = await fileOf(ask, 'blog', join(parent?.relativeDirectory ?? '', cover));
  return {
    path: routeOfPost(parent?.relativePath ?? ''),
    title: asText(title),
    excerpt: asText(excerpt),
    category,
    readTime: await readTime(post, ask),
    date: await callField<string>(ask, 'Mdx.dateText', post),
    cover: { image: await picture(coverFile, coverWidth, ask), alt: asText(coverAlt) },
  };
}
