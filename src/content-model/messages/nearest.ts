import { closest, distance } from 'fastest-levenshtein';
import { withoutUmlauts } from '../without-umlauts';

/** Two letters that changed places are one slip. */
const letters = (word: string): string => Array.from(word).sort().join('');

/** The known word an editor most likely meant; nothing when none is close. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || written === '') return undefined;
  const word = withoutUmlauts(written);
  const found = closest(word, known.map(withoutUmlauts));
  const turned = known.find((candidate) => letters(withoutUmlauts(candidate)) === letters(word));
  if (turned !== undefined) return turned;
  const allowed = Math.max(1, Math.floor(Math.min(word.length, found.length) / 3));
  if (distance(word, found) > allowed) return undefined;
  return known.find((candidate) => withoutUmlauts(candidate) === found);
}

/** "; meinten Sie trial?", or nothing. */
export const suggestion = (meant: string | undefined): string =>
  meant === undefined ? '' : `; meinten Sie ${meant}?`;

/** Suggests the known word that is nearest to what stands there. */
export function didYouMean(written: string, known: readonly string[], before = ''): string {
  const meant = nearest(written, known);
  return suggestion(meant && `${before}${meant}`);
}

/** What is allowed instead of a word, and which of it was probably meant. */
export function allowedInstead(written: string, known: readonly string[]): string {
  if (known.length === 0) return '; dort gibt es noch keinen Eintrag';
  return `; erlaubt: ${known.join(', ')}${didYouMean(written, known)}`;
}
