import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../gatsby-plugin-lean-pages';
import { requireFromRoot, writeWhole } from '../../gatsby-source-content';

const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

const isPicture = /\.(jpe?g|png|webp|avif)$/i;
/** What gatsby-plugin-sharp has made holds pixels only, upright and in the colours of screens. */
const isMade = /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\//;

/**
 * Takes out of published pictures what only cameras and printers need: where, when and with what
 * they were taken, and the colours of print. Files of static/ and portraits are published as they are
 * otherwise.
 * @returns the files that were written anew
 */
export async function cleanPictures(publicDir: string): Promise<string[]> {
  const files = filesIn(publicDir).filter((file) => isPicture.test(file) && !isMade.test(file));
  const cleaned: string[] = [];
  for (const file of files) if (await clean(join(publicDir, file))) cleaned.push(file);
  return cleaned;
}

async function clean(file: string): Promise<boolean> {
  // From a buffer: sharp caches files by name. Without `animated`, only the first frame would stay.
  const picture = loadSharp('sharp')(readFileSync(file), { animated: true });
  const { exif, xmp, iptc, space, format } = await picture.metadata();
  if (exif === undefined && xmp === undefined && iptc === undefined && space !== 'cmyk')
    return false;
  // Without metadata, sharp writes sRGB.
  const seen = picture.autoOrient();
  // With a `quality`, a PNG would be reduced to 256 colours.
  if (format === 'png') seen.png();
  else if (format === 'heif') seen.avif({ quality: 60 });
  else seen.toFormat(format, { quality: 90 });
  writeWhole(file, await seen.toBuffer());
  return true;
}
