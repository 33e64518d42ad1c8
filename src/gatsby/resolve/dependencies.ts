import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { DataName, DataOf } from '../../content-model/data';
import type { Products } from '../../content-model/payable-products';
import type { PostTeaser } from '../../content-model/resolved';
import { type ContentNode, type GraphqlContext, type GraphqlInfo, callField } from './graphql';
import { productsFile } from '../read/payable-products';
import { routeOfPost } from '../read/routes';

/** What resolving a section needs from the rest of the content. */
export type Dependencies = {
  /** Entities of content/data/<name>.yaml. */
  data<N extends DataName>(name: N): Promise<DataOf<N>>;
  /** What can be paid online, by product key. */
  products(): Promise<Products>;
  /** Public address of a file below content/images. */
  fileUrl(file: string): Promise<string>;
  /** Responsive image data for a file below content/images; `width` in CSS pixels. */
  picture(file: string, width: number): Promise<IGatsbyImageData>;
  /** The newest posts, newest first. */
  latestPosts(count: number): Promise<PostTeaser[]>;
};

/** @throws when the data file is missing or broken */
export async function contentData<N extends DataName>(
  context: GraphqlContext,
  name: N,
): Promise<DataOf<N>> {
  const node = await context.nodeModel.findOne<{ data: DataOf<N> }>({
    type: 'ContentData',
    query: { filter: { name: { eq: name } } },
  });
  if (node === null) throw new Error(`content/data/${name}.yaml fehlt oder ist fehlerhaft`);
  return node.data;
}

/** Served from the data layer like content/data; `sourceNodes` put it there (products.ts). */
async function productData(context: GraphqlContext): Promise<Products> {
  const node = await context.nodeModel.findOne<{ data: Products }>({
    type: 'ContentData',
    query: { filter: { name: { eq: 'products' } } },
  });
  if (node === null) throw new Error(`${productsFile} fehlt`);
  return node.data;
}

/** Dependencies served from Gatsby's data layer, so that a change to any of them renews the page. */
export function dependencies(context: GraphqlContext, info: GraphqlInfo): Dependencies {
  const field = <T>(type: string, name: string, source: unknown, args: object = {}) =>
    callField<T>(info, context, type, name, source, args);

  const file = async (relativePath: string): Promise<ContentNode> => {
    const filter = { sourceInstanceName: { eq: 'images' }, relativePath: { eq: relativePath } };
    const node = await context.nodeModel.findOne<ContentNode>({ type: 'File', query: { filter } });
    if (node === null) throw new Error(`content/images/${relativePath} fehlt`);
    return node;
  };
  const image = (node: ContentNode, width: number) => {
    const sharpNode = context.nodeModel.getNodeById<ContentNode>({ id: node.children[0] ?? '' });
    return field<IGatsbyImageData>('ImageSharp', 'gatsbyImageData', sharpNode, {
      width,
      layout: 'constrained',
    });
  };

  return {
    data: (name) => contentData(context, name),
    products: () => productData(context),
    fileUrl: async (relativePath) => field<string>('File', 'publicURL', await file(relativePath)),
    picture: async (relativePath, width) => image(await file(relativePath), width),
    latestPosts: async (count) => {
      const { entries } = await context.nodeModel.findAll<ContentNode>({
        type: 'Mdx',
        query: {
          filter: { internal: { contentFilePath: { regex: '/\\/content\\/blog\\//' } } },
          sort: { fields: ['frontmatter.date'], order: ['DESC'] },
          limit: count,
        },
      });
      return Promise.all([...entries].map((post) => postTeaser(post)));
    },
  };

  async function postTeaser(post: ContentNode): Promise<PostTeaser> {
    const { frontmatter } = post;
    const parent = context.nodeModel.getNodeById<ContentNode>({ id: post.parent });
    const text = await field<{ readTime: string }>('Mdx', 'text', post);
    const coverFile = await context.nodeModel.findOne<ContentNode>({
      type: 'File',
      query: {
        filter: {
          relativePath: {
            eq: `${parent?.relativeDirectory}/${frontmatter.cover.replace('./', '')}`,
          },
        },
      },
    });
    if (coverFile === null)
      throw new Error(`${frontmatter.cover} von ${parent?.relativePath} fehlt`);
    return {
      path: routeOfPost(parent?.relativePath ?? ''),
      title: frontmatter.title,
      excerpt: frontmatter.excerpt,
      category: frontmatter.category,
      readTime: text.readTime,
      date: await field<string>('Mdx', 'dateText', post),
      cover: { image: await image(coverFile, 640), alt: frontmatter.coverAlt },
    };
  }
}
