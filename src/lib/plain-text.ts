/**
 * What people read in a text they have pasted: without signs that nobody sees (directions, joiners,
 * soft hyphens), with usual digits, blanks and "@", and nothing around it.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
