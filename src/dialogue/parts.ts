import { numberOf } from './numbers';
import { type Reader, stem } from './words';

/** The table that is learned has this many rows; every part of a word is looked up in one. */
export const rows = 2048;

/** Stems are told apart by so many numbers; some share theirs. */
export const stemNumbers = 32768;

/** A part of a sentence: its row, how much it counts, and the number of a word's stem. */
export type Part = { row: number; mass: number; stem?: number };

const weekday = /^(heut|morgen|ubermorg|wochenend|(mon|diens|doners|frei|sams|son)tag|mitwoch)/;

/**
 * What a sentence is judged by: each word's stem, and every three and four letters in a row of it.
 * Those are what typing errors, dialect and compounds have in common with what was learned. Numbers
 * and days count as one word each.
 */
export function partsByWord(read: Reader, text: string): Part[][] {
  const words = read(text).match(/[a-z]+|\d+|\?/g) ?? [];
  return words.map((word) => {
    if (/\d/.test(word) || (numberOf(word) ?? 1) > 1) return [partOf('#', 1)];
    if (weekday.test(word)) return [partOf('@', 1)];
    const kept = stem(word);
    const pieces = word.length > 3 ? piecesOf(`<${kept}>`) : [];
    const mass = 1 / Math.sqrt(pieces.length);
    const whole = `=${kept}`;
    return [
      { ...partOf(whole, 1), stem: hashOf(whole) % stemNumbers },
      ...pieces.map((piece) => partOf(piece, mass)),
    ];
  });
}

/** The parts of all words of a sentence; in a long one each counts less. */
export function partsOf(read: Reader, text: string): Part[] {
  const words = partsByWord(read, text);
  const share = 1 / Math.sqrt(words.length);
  return words.flat().map((part) => ({ ...part, mass: part.mass * share }));
}

const piecesOf = (word: string): string[] =>
  [3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) =>
      word.slice(start, start + length),
    ),
  );

const partOf = (piece: string, mass: number): Part => ({ row: hashOf(piece) % rows, mass });

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), its bits mixed once more. */
function hashOf(piece: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < piece.length; index += 1)
    hash = Math.imul(hash ^ piece.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
