import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PostFrontmatter } from '../../../src/content-model/frontmatter';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import type { SourceName, Sources } from '../../../src/content-model/sources';
import { factsOf, ownerFacts } from '../read/facts';
import { productsFile } from '../read/yaml';
import type { ReferenceTargets } from './references';

type Query = { filter?: object; sort?: { fields: string[]; order: string[] }; limit?: number };

/** The part of Gatsby's resolver context this project uses. */
export type GraphqlContext = {
  nodeModel: {
    findOne<T>(args: { type: string; query: Query }): Promise<T | null>;
    findAll<T>(args: { type: string; query: Query }): Promise<{ entries: Iterable<T> }>;
    getNodeById(args: { id: string }): ContentNode | null;
    getNodesByIds(args: { ids: readonly string[]; type: string }): ContentNode[];
  };
};

type FieldResolver = <T>(
  source: unknown,
  args: object,
  context: GraphqlContext,
  info: GraphqlInfo,
) => Promise<T>;

/** The part of GraphQL's resolve info this project uses. */
export type GraphqlInfo = {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: FieldResolver }> } };
};

/** Fields of File and Mdx nodes that resolvers read. */
export type ContentNode = {
  id: string;
  parent: string;
  children: string[];
  absolutePath: string;
  relativePath: string;
  relativeDirectory: string;
  internal: { contentFilePath: string; contentDigest: string };
  frontmatter: PostFrontmatter;
};

/** How a resolver asks the data layer. */
export type Asking = { context: GraphqlContext; info: GraphqlInfo };

/** A resolver as Gatsby calls it, from one that needs a node and how to ask. */
export const asking =
  <Source, Result>(resolve: (source: Source, ask: Asking) => Result) =>
  (source: Source, _args: unknown, context: GraphqlContext, info: GraphqlInfo): Result =>
    resolve(source, { context, info });

/**
 * Calls the resolver of another type's field, as a query would.
 * @param field of a GraphQL type, such as `File.publicURL`
 * @param args the field's arguments, in their internal form
 */
export async function callField<T>(
  { context, info }: Asking,
  field: string,
  source: unknown,
  args: object = {},
): Promise<T> {
  const [type = '', name = ''] = field.split('.');
  const resolver = info.schema.getType(type).getFields()[name];
  if (resolver === undefined) throw new Error(`${field} is not in the schema`);
  return resolver.resolve<T>(source, args, context, info);
}

/**
 * A data file from the data layer, so that a change to it renews the pages that read it.
 * @throws when the file is missing or broken
 */
export async function contentData<N extends SourceName>(
  { context }: Asking,
  name: N,
): Promise<Sources[N]> {
  const node = await context.nodeModel.findOne<{ data: Sources[N] }>({
    type: 'ContentData',
    query: { filter: { name: { eq: name } } },
  });
  const file = name === 'products' ? productsFile : `content/data/${name}.yaml`;
  if (node === null) throw new Error(`${file} is missing or broken`);
  return node.data;
}

/** What a sentence may name in braces; what can be called or written to is a link. */
export async function facts(ask: Asking): Promise<ReadonlyMap<string, string>> {
  const [site, packages] = [await contentData(ask, 'site'), await contentData(ask, 'packages')];
  const booking = await contentData(ask, 'booking-plans');
  const voice = await contentData(ask, 'voice-prices');
  const known = factsOf({ site, packages, 'booking-plans': booking, 'voice-prices': voice });
  const linked = Object.entries(ownerFacts(site)).flatMap(([name, { text, href }]) =>
    href === undefined ? [] : [[name, `[${text}](${href})`] as const],
  );
  return new Map([...(known ?? []), ...linked]);
}

/**
 * A file of content/, so that a change to it renews the page.
 * @throws when it is missing; the content check reports the same earlier, in words for editors
 */
export async function fileOf(
  { context }: Asking,
  folder: 'images' | 'blog',
  relativePath: string,
): Promise<ContentNode> {
  const filter = { sourceInstanceName: { eq: folder }, relativePath: { eq: relativePath } };
  const node = await context.nodeModel.findOne<ContentNode>({ type: 'File', query: { filter } });
  if (node === null) throw new Error(`content/${folder}/${relativePath} is missing`);
  return node;
}

/** Serves data files and pictures to the resolver of references. */
export const referenceTargets = (ask: Asking): ReferenceTargets => ({
  read: (name) => contentData(ask, name),
  fileUrl: async (file) => publishFile('public', await fileOf(ask, 'images', file)),
  picture: async (file, width) => picture(await fileOf(ask, 'images', file), width, ask),
});

/** The pictures this process has been asked for: a cover is on the cards of several pages. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * Responsive sizes of a picture's file node; `width` in CSS pixels. Made once for each state of the
 * file: gatsby-plugin-sharp reads all of it for each format, each time.
 */
export function picture(file: ContentNode, width: number, ask: Asking): Promise<IGatsbyImageData> {
  const key = [file.id, file.internal.contentDigest, width].join(' ');
  const image = known.get(key) ?? makePicture(file, width, ask);
  known.set(key, image);
  return image;
}

function makePicture(
  { children }: ContentNode,
  width: number,
  ask: Asking,
): Promise<IGatsbyImageData> {
  const sharpNode = ask.context.nodeModel.getNodeById({ id: children[0] ?? '' });
  return callField<IGatsbyImageData>(ask, 'ImageSharp.gatsbyImageData', sharpNode, {
    width,
    layout: 'constrained',
    placeholder: 'none',
    // No screen needs a quarter of the width.
    outputPixelDensities: [0.5, 1, 2],
  });
}

/** The newest posts, newest first. */
export async function latestPosts(count: number, ask: Asking): Promise<PostTeaser[]> {
  const { entries } = await ask.context.nodeModel.findAll<ContentNode>({
    type: 'Mdx',
    query: {
      filter: { internal: { contentFilePath: { regex: '/\\/content\\/blog\\//' } } },
      sort: { fields: ['frontmatter.date'], order: ['DESC'] },
      limit: count,
    },
  });
  return Promise.all([...entries].map((post) => callField<PostTeaser>(ask, 'Mdx.teaser', post)));
}

const folder = 'static/drawings';

/**
 * Writes a drawing where Gatsby has its own files, which a later build keeps.
 * @returns its address, another one for another drawing: hosts let it be kept for ever
 */
export function publishDrawing(publicDir: string, svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  mkdirSync(join(publicDir, folder), { recursive: true });
  writeFileSync(join(publicDir, folder, `${hash}.svg`), svg);
  return `/${folder}/${hash}.svg`;
}

/** Publishes a file as it is, at a shorter address than Gatsby's own (File.publicURL). */
function publishFile(
  publicDir: string,
  { absolutePath, internal }: Pick<ContentNode, 'absolutePath' | 'internal'>,
): string {
  const place = `static/${internal.contentDigest.slice(0, 10)}`;
  mkdirSync(join(publicDir, place), { recursive: true });
  copyFileSync(absolutePath, join(publicDir, place, basename(absolutePath)));
  return `/${place}/${basename(absolutePath)}`;
}
