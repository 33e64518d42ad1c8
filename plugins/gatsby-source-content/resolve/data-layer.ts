import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import type { SourceName, Sources } from '../../../src/content-model/sources';
import { type Facts, factsOf } from '../read/facts';
import { requireFromRoot } from '../read/require-from-root';
import { collectionFiles } from './collections';
import { type Asking, type ContentNode, callField } from './graphql';
import { publishFile } from './publish-drawing';
import type { ReferenceTargets } from './resolve-references';

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
  const file = name === 'products' ? collectionFiles.products : `content/data/${name}.yaml`;
  if (node === null) throw new Error(`${file} is missing or broken`);
  return node.data;
}

/** What answers may name in braces. */
export const facts = async (ask: Asking): Promise<Facts | undefined> =>
  factsOf({
    site: await contentData(ask, 'site'),
    packages: await contentData(ask, 'packages'),
    trainings: await contentData(ask, 'trainings'),
    products: await contentData(ask, 'products'),
    'booking-plans': await contentData(ask, 'booking-plans'),
    'voice-prices': await contentData(ask, 'voice-prices'),
  });

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
  image.catch(() => known.delete(key));
  return image;
}

async function makePicture(
  { children, absolutePath }: ContentNode,
  width: number,
  ask: Asking,
): Promise<IGatsbyImageData> {
  const sharpNode = ask.context.nodeModel.getNodeById({ id: children[0] ?? '' });
  return callField<IGatsbyImageData>(ask, 'ImageSharp.gatsbyImageData', sharpNode, {
    ...(await ratioOfTurned(absolutePath)),
    width,
    layout: 'constrained',
    placeholder: 'none',
    // No screen needs a quarter of the width.
    outputPixelDensities: [0.5, 1, 2],
  });
}

const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

/**
 * Aspect ratio of a picture as displayed, if it is stored rotated (EXIF orientation):
 * gatsby-plugin-sharp rotates it, but into the frame it had before, and would crop it.
 */
async function ratioOfTurned(file: string): Promise<{ aspectRatio?: number }> {
  const { orientation = 1, format, autoOrient } = await loadSharp('sharp')(file).metadata();
  // For an AVIF, sharp reports the size as displayed only.
  return orientation < 5 && format !== 'heif'
    ? {}
    : { aspectRatio: autoOrient.width / autoOrient.height };
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
