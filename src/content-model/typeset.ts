/** What follows a number and belongs to it. */
const units =
  'Uhr|Euro|Cent|Prozent|Mio\\.|Mrd\\.|km|cm|mm|m²|m³|kg|GB|MB|kWp?|kWh|Mbit/s|Stk\\.|°C';
const months =
  'Jänner|Januar|Feber|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const space = '[ \\n]';

const belongTogether = [
  new RegExp(`(?<=\\d)${space}(?=[€%‰²]|(?:${units})(?!\\p{L}))`, 'gu'),
  // "1 200", and "€ 30".
  new RegExp(`(?<=(?<!\\d)\\d{1,3})${space}(?=\\d{3}(?!\\d))`, 'gu'),
  new RegExp(`(?<=€|(?<!\\p{L})(?:EUR|CHF|USD))${space}(?=\\d)`, 'gu'),
  // "24. Dezember", "24. 12."
  new RegExp(`(?<=(?<!\\d)[0-3]?\\d\\.)${space}(?=(?:${months})(?!\\p{L})|[01]?\\d\\.)`, 'gu'),
  new RegExp(`(?<=§|(?<!\\p{L})(?:Art|Abs|Nr|lit|Tel|S)\\.)${space}(?=\\d|\\p{L}\\))`, 'gu'),
  // "z. B.", "d. h.", "i. d. R."
  new RegExp(`(?<=(?<![\\p{L}\\d])\\p{L}\\.)${space}(?=\\p{L}\\.)`, 'gu'),
];

/** Keeps on one line what is read in one go: "1.500 €", "10 Uhr", "24. Dezember", "Art. 28", "z. B.". */
export const typeset = (text: string): string =>
  belongTogether.reduce((result, pattern) => result.replace(pattern, '\u00a0'), text);
