import { join } from 'node:path/posix';
import { type IGatsbyImageData, getSrc } from 'gatsby-plugin-image';
import { fileOf, picture } from './data-layer';
import { type Asking, callField } from './graphql';

/** Width of the text column, in CSS pixels. */
const columnWidth = 720;

/** A picture beside its post, as the compiler of texts leaves it. */
const beside = /<img src="\.\/([^"]+)"([^>]*)>/g;

/** Sizes and formats of a picture, or the address of a drawing, which has only itself. */
async function made(name: string, folder: string, ask: Asking) {
  const file = await fileOf(ask, 'blog', join(folder, name));
  const isDrawing = file.children.length === 0;
  return isDrawing
    ? callField<string>(ask, 'File.publicURL', file)
    : picture(file, columnWidth, ask);
}

/** Addresses of the pictures beside a post, for those who only want one size of each. */
export async function pictureAddresses(
  source: string,
  folder: string,
  ask: Asking,
): Promise<Record<string, string>> {
  const names = new Set([...source.matchAll(/\]\(\.\/([^\s)]+)/g)].map(([, name = '']) => name));
  const addresses = [...names].map(async (name) => {
    const image = await made(name, folder, ask);
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
 */
export async function withPictures(html: string, folder: string, ask: Asking): Promise<string> {
  const drawn = await Promise.all(
    [...html.matchAll(beside)].map(async ([, name = '', attributes = '']) => {
      const image = await made(name, folder, ask);
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
