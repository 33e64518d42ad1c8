import type { SlotOption } from '../../content-model/dialogues';
import { numberOf, numberPattern } from './numbers';
import { type Reader, isFiller, likeness, stem } from './words';

/** A position of an order. */
export type Item = { value: string; count: number; remark?: string };

const same = 0.84;

const namesOf = (option: SlotOption, read: Reader, withFillers = false): string[] =>
  [option.value, ...option.words].flatMap((name) => wordsOf(read(name), withFillers).map(stem));

const wordsOf = (text: string, withFillers: boolean): string[] =>
  (text.match(/[a-z]{2,}/g) ?? []).filter((word) => withFillers || !isFiller(word));

/** How well a word names an option. */
const naming = (word: string, names: readonly string[]): number =>
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

/** The positions a folded sentence orders: "zwei Margherita und eine Diavola ohne Zwiebel". */
export function itemsIn(text: string, options: readonly SlotOption[], read: Reader): Item[] {
  const items: Item[] = [];
  const names = options.map((option) => ({ value: option.value, names: namesOf(option, read) }));
  const words = text.match(/[a-z]+|\d+|,/g) ?? [];
  let count = 1;
  words.forEach((word, index) => {
    const number = new RegExp(`^${numberPattern}$`).test(word) ? numberOf(word) : undefined;
    if (number !== undefined) count = number;
    const last = items.at(-1);
    if (/^(ohne|mit|extra)$/.test(words[index - 1] ?? '')) {
      if (last !== undefined) last.remark = `${words[index - 1] ?? ''} ${word}`;
      return;
    }
    if (isFiller(word) || word.length < 3) return;
    const [best] = names
      .map((option) => ({ value: option.value, fit: naming(word, option.names) }))
      .sort((a, b) => b.fit - a.fit);
    if (best === undefined || best.fit < same) return;
    // Words of one name, such as "Quattro Formaggi", are one position.
    if (last?.value === best.value && count === 1) return;
    items.push({ value: best.value, count: Math.min(count, 20) });
    count = 1;
  });
  return items;
}
