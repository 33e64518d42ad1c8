import { join } from 'node:path/posix';
import { type IGatsbyImageData, getSrc } from 'gatsby-plugin-image';
import { picture } from './data-layer';
import { type ContentNode, type GraphqlContext, type GraphqlInfo, callField } from './graphql';

/** Width of the text column, in CSS pixels. */
const columnWidth = 720;

/** A picture beside its post, as the compiler of texts leaves it. */
const beside = /<img src="\.\/([^"]+)"([^>]*)>/g;

/** Asks the data layer, so that a changed picture renews the page. */
async function fileBeside(folder: string, name: string, context: GraphqlContext) {
  const filter = {
    sourceInstanceName: { eq: 'blog' },
    relativePath: { eq: join(folder, name) },
  };
  const node = await context.nodeModel.findOne<ContentNode>({ type: 'File', query: { filter } });
  if (node === null) throw new Error(`content/blog/${join(folder, name)} is missing`);
  return node;
}

const isDrawing = ({ children }: ContentNode): boolean => children.length === 0;

/** Sizes and formats of a picture, or the address of a drawing, which has only itself. */
async function made(name: string, folder: string, context: GraphqlContext, info: GraphqlInfo) {
  const file = await fileBeside(folder, name, context);
  return isDrawing(file)
    ? callField<string>(info, context, 'File', 'publicURL', file)
    : picture(file, columnWidth, context, info);
}

/**
 * Addresses of the pictures beside a post, for those who only want one size of each.
 * @param source the whole text
 * @param folder of the post, below content/blog
 */
export async function pictureAddresses(
  source: string,
  folder: string,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<Record<string, string>> {
  const names = new Set([...source.matchAll(/\]\(\.\/([^\s)]+)/g)].map(([, name = '']) => name));
  const addresses = [...names].map(async (name) => {
    const image = await made(name, folder, context, info);
    return [name, typeof image === 'string' ? image : (getSrc(image) ?? '')] as const;
  });
  return Object.fromEntries(await Promise.all(addresses));
}

/** Puts in where each picture beside a post is, in full. */
export const withAddresses = (
  html: string,
  addresses: Readonly<Record<string, string>>,
  host: string,
): string =>
  html.replace(
    beside,
    (_all, name: string, attributes: string) =>
      `<img src="${host}${addresses[name] ?? ''}"${attributes}>`,
  );

/**
 * Puts the pictures beside a post into its text: in the sizes and formats the build makes of them,
 * loaded when they come near.
 * @param folder of the post, below content/blog
 * @throws when one is missing; the content check reports the same earlier, in words for editors
 */
export async function withPictures(
  html: string,
  folder: string,
  context: GraphqlContext,
  info: GraphqlInfo,
): Promise<string> {
  const drawn = await Promise.all(
    [...html.matchAll(beside)].map(async ([, name = '', attributes = '']) => {
      const image = await made(name, folder, context, info);
      return typeof image === 'string'
        ? `<img src="${image}"${attributes} loading="lazy" decoding="async">`
        : markup(image, attributes);
    }),
  );
  return html.replace(beside, () => drawn.shift() ?? '');
}

/** What components/picture draws, as text. */
function markup(image: IGatsbyImageData, attributes: string): string {
  const { images, width, height } = image;
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes = '' }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  const src = getSrc(image) ?? '';
  return `<picture>${sources.join('')}<img src="${src}" width="${width}" height="${height}"${attributes} loading="lazy" decoding="async"></picture>`;
}
