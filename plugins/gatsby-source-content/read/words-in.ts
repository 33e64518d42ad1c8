/** Ids, addresses and file names are one word in small letters. */
export const isProse = (value: string): boolean =>
  /\s/.test(value.trim()) || /^\p{Lu}/u.test(value);

const markup = /<[^>]*>|\{[^{}]*\}|&\w+;|\u00ad/g;
/** Addresses, figures, and words that go on in the next one ("Buchungs- und Zahlungssystem"). */
const noWord = /[/@]|\w\.\w|\p{L}-$/u;

/** Most of what stands between two spaces stands there a thousand times. */
const knownPieces = new Map<string, readonly string[]>();

function wordsOfPiece(piece: string): readonly string[] {
  const known = knownPieces.get(piece);
  if (known) return known;
  const all = noWord.test(piece) ? [] : (piece.match(/[\p{L}\p{M}\d]+/gu) ?? []);
  const words = all.filter((word) => word.length > 3 && !/\d|.\p{Lu}/u.test(word));
  knownPieces.set(piece, words);
  return words;
}

/** The words of a text that a dictionary can know, without abbreviations and made-up names. */
export function wordsIn(text: string): string[] {
  return text
    .replace(markup, (found) => (found === '\u00ad' ? '' : ' '))
    .split(/\s+/)
    .flatMap(wordsOfPiece);
}
