import { longest } from '../../../src/dialogue/knowledge';
import { type Lesson, textOf } from './learn';

/** A stem is known when it was heard this often; with rarer ones, too many share their numbers. */
const often = 5;

/**
 * The stems that are known, as a text: browsers doubt what is said in others.
 * @param lessons what was learned from
 */
export function knownStems(lessons: readonly Lesson[]): string {
  const heard = new Map<number, number>();
  for (const { words, weight } of lessons)
    for (const stem of new Set(words.flat().flatMap((part) => part.stem ?? [])))
      heard.set(stem, (heard.get(stem) ?? 0) + weight);
  const known = [...heard].filter(([, times]) => times >= often).map(([stem]) => stem);
  let before = 0;
  return textOf(
    known
      .sort((a, b) => a - b)
      .flatMap((stem) => {
        const distance = stem - before;
        before = stem;
        const jumps = Array.from({ length: Math.floor(distance / longest) }, () => longest);
        return [...jumps, distance % longest];
      }),
  );
}
