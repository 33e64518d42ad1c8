import { closest, distance } from 'fastest-levenshtein';

const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter);

/**
 * The known word an editor most likely meant; nothing when none is close.
 * @param written what stands there
 * @param known what is allowed there
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || written === '') return undefined;
  const word = plain(written);
  const found = closest(word, known.map(plain));
  const allowed = Math.max(1, Math.floor(Math.min(word.length, found.length) / 3));
  if (distance(word, found) > allowed) return undefined;
  return known.find((candidate) => plain(candidate) === found);
}

/** "; meinten Sie trial?", or nothing. */
export function didYouMean(written: string, known: readonly string[], quote = ''): string {
  const meant = nearest(written, known);
  return meant === undefined ? '' : `; meinten Sie ${quote}${meant}${quote}?`;
}

/** What is allowed instead of a word, and which of it was probably meant. */
export function allowedInstead(written: string, known: readonly string[]): string {
  return `; erlaubt: ${known.join(', ')}${didYouMean(written, known)}`;
}
