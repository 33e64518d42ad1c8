/**
 * A text as the site reads it, whatever wrote it: one sign for each letter (macOS and PDFs put "ü"
 * together from two, PDFs print "fi" with one), and the line ends of Linux.
 */
export const asText = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
