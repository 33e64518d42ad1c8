import { requireFromRoot } from '../read/require-from-root';

const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

/**
 * Aspect ratio of a picture as displayed, if it is stored rotated (EXIF orientation):
 * gatsby-plugin-sharp rotates it, but into the frame it had before, and would crop it.
 */
export async function ratioOfTurned(file: string): Promise<{ aspectRatio?: number }> {
  const { orientation = 1, format, autoOrient } = await loadSharp('sharp')(file).metadata();
  // For an AVIF, sharp reports the size as displayed only.
  return orientation < 5 && format !== 'heif'
    ? {}
    : { aspectRatio: autoOrient.width / autoOrient.height };
}
