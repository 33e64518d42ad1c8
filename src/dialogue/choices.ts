import type { SlotOption } from '../content-model/dialogues';
import { type Reader, isFiller, likeness, stem } from './words';

/** How alike a word and a name must be. */
export const same = 0.84;

export const namesOf = (option: SlotOption, read: Reader, withFillers = false): string[] =>
  [option.value, ...option.words].flatMap((name) => wordsOf(read(name), withFillers).map(stem));

const wordsOf = (text: string, withFillers: boolean): string[] =>
  (text.match(/[a-z]{2,}/g) ?? []).filter((word) => withFillers || !isFiller(word));

/** How well a word names an option. */
export const naming = (word: string, names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => likeness(stem(word), name)));

/**
 * The one option a folded sentence names; none when it names two equally well.
 * @param asked whether the question was which one: then little words such as "ja" count as well
 */
export function choiceIn(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  asked: boolean,
): string | undefined {
  const words = wordsOf(text, asked);
  const [best, second] = options
    .map((option) => {
      const names = namesOf(option, read, asked);
      const named = words.filter((word) => naming(word, names) >= same);
      // Long words say more: "Räderwechsel, ich warte" asks for no "Wartung".
      return { value: option.value, fit: named.join('').length };
    })
    .sort((a, b) => b.fit - a.fit);
  if (best === undefined || best.fit === 0) return undefined;
  return second !== undefined && second.fit === best.fit ? undefined : best.value;
}
