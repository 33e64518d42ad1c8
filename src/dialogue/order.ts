import type { SlotOption } from '../content-model/dialogues';
import { namesOf, naming, same } from './choices';
import { numberOf, numberPattern } from './numbers';
import { type Reader, isFiller } from './words';

/** A position of an order. */
export type Item = { value: string; count: number; remark?: string };

/** Whoever says so starts the order anew. */
const anew = /\b(nur|lieber|meinte)\b/;
const without = /^(kein\w*|nicht|stat|ohne|weg|streich\w*)$/;
const onTop = /\b(noch|dazu|zusatzlich|plus)\b/;

/**
 * What a folded sentence makes of an order: "zwei Margherita und eine Diavola ohne Zwiebel", "noch
 * ein Salat", "doch keine Diavola".
 * @returns undefined when it names nothing on the card
 */
export function orderChange(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  dropped: string,
) {
  const { items, removed } = itemsIn(text, options, read);
  removed.push(...itemsIn(dropped, options, read).items.map(({ value }) => value));
  if (items.length + removed.length === 0) return undefined;
  return (before: readonly Item[]): Item[] => {
    const isAnew = anew.test(text) && dropped === '' && items.length > 0;
    const kept = isAnew ? [] : before;
    const changed = kept
      .filter(({ value }) => !removed.includes(value))
      .map((item) => {
        const again = items.find(({ value }) => value === item.value);
        if (again === undefined) return item;
        // "Die eine Margherita ohne Basilikum" is still one of two.
        if (again.remark !== undefined && again.count < item.count && !isAnew)
          return { ...item, remark: `${again.count} × ${again.remark}` };
        return { ...item, ...again, count: again.count + (onTop.test(text) ? item.count : 0) };
      });
    const known = new Set(changed.map(({ value }) => value));
    return [...changed, ...items.filter(({ value }) => !known.has(value))];
  };
}

/** The positions a sentence names, and those it takes off. */
function itemsIn(text: string, options: readonly SlotOption[], read: Reader) {
  const items: Item[] = [];
  const removed: string[] = [];
  const names = options.map((option) => ({ value: option.value, names: namesOf(option, read) }));
  const words = text.match(/[a-z]+|\d+|,/g) ?? [];
  let count = 1;
  words.forEach((word, index) => {
    const number = new RegExp(`^${numberPattern}$`).test(word) ? numberOf(word) : undefined;
    if (number !== undefined) count = number;
    const last = items.at(-1);
    if (/^(ohne|mit|extra)$/.test(words[index - 1] ?? '') && !/^(karte|bankomat\w*)$/.test(word)) {
      // "Zwei Capricciosa, aber eine ohne Pilze": the remark is of one of them.
      const some = count < (last?.count ?? 0) ? `${count} × ` : '';
      if (last !== undefined) last.remark = `${some}${words[index - 1] ?? ''} ${word}`;
      return;
    }
    if (isFiller(word) || word.length < 3) return;
    const [best] = names
      .map((option) => ({ value: option.value, fit: naming(word, option.names) }))
      .sort((a, b) => b.fit - a.fit);
    if (best === undefined || best.fit < same) return;
    if (words.slice(Math.max(0, index - 2), index).some((each) => without.test(each))) {
      removed.push(best.value);
      return;
    }
    // Words of one name, such as "Quattro Formaggi", are one position.
    if (last?.value === best.value && count === 1) return;
    items.push({ value: best.value, count: Math.min(count, 20) });
    count = 1;
  });
  return { items, removed };
}
