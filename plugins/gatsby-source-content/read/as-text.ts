/**
 * Normalizes a text: one code point for each letter (macOS and PDFs compose "ü" of two, PDFs have a
 * ligature for "fi"), and line ends as on Linux.
 */
export const asText = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
