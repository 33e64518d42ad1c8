import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PostTeaser } from '../../../src/content-model/post-teaser';
import type { SourceName, Sources } from '../../../src/content-model/sources';
import { factsOf } from '../read/facts';
import { collectionFiles } from './collections';
import { type ContentNode, type GraphqlContext, type GraphqlInfo, callField } from './graphql';
import { ratioOfTurned } from './upright';
import type { ReferenceTargets } from './resolve-references';

/**
 * A data file from the data layer, so that a change to it renews the pages that read it.
 * @throws when the file is missing or broken
 */
export async function contentData<N extends SourceName>(
  context: GraphqlContext,
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
export async function facts(context: GraphqlContext): Promise<ReadonlyMap<string, string>> {
  return factsOf({
    site: await contentData(context, 'site'),
    packages: await contentData(context, 'packages'),
    trainings: await contentData(context, 'trainings'),
    products: await contentData(context, 'products'),
    'booking-plans': await contentData(context, 'booking-plans'),
    'voice-prices': await contentData(context, 'voice-prices'),
  });
}

/** Serves data files and pictures to the resolver of references. */
export function referenceTargets(context: GraphqlContext, info: GraphqlInfo): ReferenceTargets {
  const imageFile = async (relativePath: string): Promise<ContentNode> => {
    const filter = { sourceInstanceName: { eq: 'images' }, relativePath: { eq: relativePath } };
    const node = await context.nodeModel.findOne<ContentNode>({ type: 'File', query: { filter } });
    if (node === null) throw new Error(`content/images/${relativePath} is missing`);
    return node;
  };
  return {
    read: (name) => contentData(context, name),
    fileUrl: async (file) =>
      callField<string>(info, context, 'File', 'publicURL', await imageFile(file)),
    picture: async (file, width) => picture(await imageFile(file), width, context, info),
  };
}

/** The pictures this process has been asked for: a cover is on the cards of several pages. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * Responsive sizes of a picture's file node; `width` in CSS pixels. Made once for each state of the
 * file: gatsby-plugin-sharp reads all of it for each format, each time.
 */
export function picture(
  file: ContentNode,
  width: number,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<IGatsbyImageData> {
  const key = [file.id, file.internal.contentDigest, width].join(' ');
  const image = known.get(key) ?? makePicture(file, width, context, info);
  known.set(key, image);
  image.catch(() => known.delete(key));
  return image;
}

async function makePicture(
  file: ContentNode,
  width: number,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<IGatsbyImageData> {
  const sharpNode = context.nodeModel.getNodeById({ id: file.children[0] ?? '' });
  // No phone is a quarter as wide.
  const outputPixelDensities = [0.5, 1, 2];
  const turned = await ratioOfTurned(file.absolutePath);
  const args = {
    ...turned,
    width,
    layout: 'constrained',
    placeholder: 'none',
    outputPixelDensities,
  };
  return callField<IGatsbyImageData>(
    info,
    context,
    'ImageSharp',
    'gatsbyImageData',
    sharpNode,
    args,
  );
}

/** The newest posts, newest first. */
export async function latestPosts(
  count: number,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<PostTeaser[]> {
  const { entries } = await context.nodeModel.findAll<ContentNode>({
    type: 'Mdx',
    query: {
      filter: { internal: { contentFilePath: { regex: '/\\/content\\/blog\\//' } } },
      sort: { fields: ['frontmatter.date'], order: ['DESC'] },
      limit: count,
    },
  });
  const teaserOf = (post: ContentNode) =>
    callField<PostTeaser>(info, context, 'Mdx', 'teaser', post);
  return Promise.all([...entries].map(teaserOf));
}
