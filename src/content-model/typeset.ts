/** What follows a number and belongs to it. */
const units = 'Uhr|Euro|Cent|Prozent|Mio\\.|Mrd\\.|km|cm|mm|kg|GB|MB|kWh|°C';
const months =
  'Jänner|Januar|Feber|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const space = '[ \\n]';

const belongTogether = [
  new RegExp(`(?<=\\d)${space}(?=[€%‰²]|(?:${units})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=(?<!\\d)[0-3]?\\d\\.)${space}(?=(?:${months})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=§|(?<!\\p{L})(?:Art|Abs|Nr|lit|Tel)\\.)${space}(?=\\d|\\p{L}\\))`, 'gu'),
  // "z. B.", "d. h.", "i. d. R."
  new RegExp(`(?<=(?<![\\p{L}\\d])\\p{L}\\.)${space}(?=\\p{L}\\.)`, 'gu'),
];

/** Keeps on one line what is read in one go: "1.500 €", "10 Uhr", "24. Dezember", "Art. 28", "z. B.". */
export const typeset = (text: string): string =>
  belongTogether.reduce((result, pattern) => result.replace(pattern, '\u00a0'), text);
