import { closest, distance } from 'fastest-levenshtein';

const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter);

/** Two letters that changed places are one slip. */
const letters = (word: string): string => Array.from(word).sort().join('');

/**
 * The known word an editor most likely meant; nothing when none is close.
 * @param written what stands there
 * @param known what is allowed there
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || written === '') return undefined;
  const word = plain(written);
  const found = closest(word, known.map(plain));
  const turned = known.find((candidate) => letters(plain(candidate)) === letters(word));
  if (turned !== undefined) return turned;
  const allowed = Math.max(1, Math.floor(Math.min(word.length, found.length) / 3));
  if (distance(word, found) > allowed) return undefined;
  return known.find((candidate) => plain(candidate) === found);
}

/** "; meinten Sie trial?", or nothing. */
export function didYouMean(written: string, known: readonly string[], before = ''): string {
  const meant = nearest(written, known);
  return meant === undefined ? '' : `; meinten Sie ${before}${meant}?`;
}

/** What is allowed instead of a word, and which of it was probably meant. */
export function allowedInstead(written: string, known: readonly string[]): string {
  if (known.length === 0) return '; dort gibt es noch keinen Eintrag';
  return `; erlaubt: ${known.join(', ')}${didYouMean(written, known)}`;
}
