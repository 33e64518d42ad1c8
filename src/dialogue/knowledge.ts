import { type Part, rows } from './parts';

/**
 * What was learned from many sentences (plugins/gatsby-source-content/learn).
 * `table` says of every part of a word where it points in some directions: -1, 0 or 1, four in a
 * character. `intents` is how much each intent, and last none of them, takes from each direction and
 * from having said anything, in steps of `unit`. `stems` are the numbers of words that are
 * known, each as its distance from the one before.
 */
export type Knowledge = { table: string; intents: string; unit: number; stems: string };

/** Directions of the table. */
export const columns = 14;
/** The first character of both texts. */
export const firstCharacter = 35;
/** A distance this long is written as one that leads to no stem yet. */
export const longest = 80;
/** Steps from nothing to the most that an intent takes from a direction. */
export const reach = 15;

/** How likely each intent is meant, in their order; the last number is for none of them. */
export type Scorer = (parts: readonly Part[]) => number[];

/** What is left of every likelihood when more than half of the words are not known, and when all are not. */
const [doubt, disbelief] = [0.5, 0.3];

/** Reads what was learned. */
export function scorerOf({ table, intents, unit, stems }: Knowledge): Scorer {
  const codeAt = (text: string, index: number) => text.charCodeAt(index) - firstCharacter;
  const directions = Int8Array.from(
    { length: rows * columns },
    (_, index) => (Math.floor(codeAt(table, index >> 2) / 3 ** (index & 3)) % 3) - 1,
  );
  const width = columns + 1;
  const takes = Array.from({ length: intents.length / width }, (_, intent) =>
    Array.from(
      { length: width },
      (_, column) => unit * (codeAt(intents, intent * width + column) - reach),
    ),
  );
  const known = new Set<number>();
  let number = 0;
  for (let index = 0; index < stems.length; index += 1) {
    number += codeAt(stems, index);
    if (codeAt(stems, index) < longest) known.add(number);
  }
  return (parts) => {
    const stemsSaid = parts.flatMap(({ stem }) => stem ?? []);
    const foreign = stemsSaid.filter((stem) => !known.has(stem)).length;
    const isForeign = foreign > 0 && foreign === stemsSaid.length;
    const trust = isForeign ? disbelief : foreign > stemsSaid.length / 2 ? doubt : 1;
    const said = Array.from({ length: columns }, (_, column) =>
      parts.reduce(
        (sum, { row, mass }) => sum + mass * (directions[row * columns + column] ?? 0),
        0,
      ),
    );
    const odds = takes.map((of) =>
      Math.exp([...said, 1].reduce((sum, value, column) => sum + value * (of[column] ?? 0), 0)),
    );
    const all = odds.reduce((sum, each) => sum + each);
    return odds.map((each) => (each / all) * trust);
  };
}
