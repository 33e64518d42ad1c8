import { requireFromRoot } from '../read/require-from-root';

const loadSharp: (name: 'sharp') => typeof import('sharp') = requireFromRoot;

/**
 * Width by height of a picture as it is seen, if a telephone has stored it lying:
 * gatsby-plugin-sharp turns it, but into the frame it had before, and would cut it.
 */
export async function ratioOfTurned(file: string): Promise<{ aspectRatio?: number }> {
  const { orientation = 1, format, autoOrient } = await loadSharp('sharp')(file).metadata();
  // Of an AVIF sharp says no more than how it is seen.
  return orientation < 5 && format !== 'heif'
    ? {}
    : { aspectRatio: autoOrient.width / autoOrient.height };
}
