import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The site's font. */
export const fontFile = 'src/styles/fonts/instrument-sans-de.woff2';

/**
 * Writes a TrueType file with the letters of `text` in one weight of the site's font: the text
 * renderer of sharp reads neither WOFF2 nor the axes of a variable font.
 */
export async function writeStaticFont(text: string, file: string): Promise<void> {
  const font = await subsetFont(await readFile(fontFile), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600, wdth: 92 },
  });
  await writeFile(file, font);
}
