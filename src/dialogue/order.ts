import type { SlotOption } from '../content-model/dialogues';
import { namesOf, naming, same } from './choices';
import { numberOf, numberPattern } from './numbers';
import { type Reader, fold, isCommon, isFiller } from './words';

/** A position of an order. */
export type Item = { value: string; count: number; remark?: string };

/** Whoever says so starts the order anew. */
const anew = /\b(nur|lieber|meinte)\b/;
const without = /^(kein\w*|nicht|stat|ohne|weg|streich\w*)$/;
/** Before these, a number counts no dish: "um 7", "Annenstraße 34". */
const noDish =
  /^(um|ab|gegen|bis|halb|viertel|nach|vor|top|tur|stock|\w*(stras?e?|stros|str|gas?[es]n?|weg|platz))$/;
const onTop = /\b(noch|dazu|zusatzlich|plus|zweite\w?|weitere\w?)\b/;

/**
 * What a folded sentence makes of an order: "zwei Margherita und eine Diavola ohne Zwiebel", "noch
 * ein Salat", "doch keine Diavola".
 * @param spelt how a folded word was written
 * @returns undefined when it names nothing on the card; `others` is what stands beside a number and is not on it
 */
export function orderChange(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  dropped: string,
  spelt: (word: string) => string,
) {
  const { items, removed, others } = itemsIn(withoutHours(text), options, read, spelt);
  // "Statt der einen Capricciosa" leaves the other one.
  const isCounted = /\b(?:eine[nr]?|ane|zwei|drei|\d+)\b/.test(dropped);
  removed.push(
    ...itemsIn(dropped, options, read, spelt).items.map(({ value, count }) => ({
      value,
      ...(isCounted && { count }),
    })),
  );
  if (items.length + removed.length === 0) return undefined;
  const change = (before: readonly Item[]): Item[] => {
    // "Die Tonno doch lieber ohne Zwiebel" changes one dish and takes none off.
    const isOther = items.every(({ value }) => before.every((each) => each.value !== value));
    const isAnew =
      anew.test(text) && dropped === '' && items.length > 0 && others.length === 0 && isOther;
    const kept = isAnew ? [] : before;
    const changed = kept
      .flatMap((item) => {
        const off = removed.find(({ value }) => value === item.value);
        if (off === undefined) return [item];
        const left = item.count - (off.count ?? item.count);
        return left > 0 ? [{ ...item, count: left }] : [];
      })
      .map((item) => {
        const again = items.find(({ value }) => value === item.value);
        if (again === undefined) return item;
        // "Die eine Margherita ohne Basilikum" is still one of two.
        if (again.remark !== undefined && again.count < item.count && !isAnew)
          return { ...item, remark: `${again.count} × ${again.remark}` };
        // "Noch etwas: drei Margherita statt zwei" puts nothing on top.
        const isSecond = /\b(?:zweite|weitere)\w?\b/.test(text);
        const isMore =
          onTop.test(text) &&
          (isSecond || again.remark === undefined) &&
          numberOf(dropped.trim()) === undefined;
        const count = again.count + (isMore ? item.count : 0);
        const remark = isMore && again.remark ? `${again.count} × ${again.remark}` : again.remark;
        return { ...item, ...again, count, ...(remark && { remark }) };
      });
    const known = new Set(changed.map(({ value }) => value));
    return [...changed, ...items.filter(({ value }) => !known.has(value))];
  };
  return { change, others };
}

const withoutHours = (text: string): string => text.replace(/\b\d{1,2}[:.]\d\d\b/g, ',');

/** The positions a sentence names, and those it takes off. */
function itemsIn(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  spelt: (word: string) => string,
) {
  const items: Item[] = [];
  const removed: { value: string; count?: number }[] = [];
  const names = options.map((option) => ({ value: option.value, names: namesOf(option, read) }));
  // "Marg" is a Margherita where only one dish begins like that.
  const fitOf = (word: string, own: readonly string[]): number => {
    const begins = (each: readonly string[]) => each.some((name) => name.startsWith(word));
    const isShort =
      word.length > 3 && begins(own) && names.filter((each) => begins(each.names)).length === 1;
    return Math.max(naming(word, own), isShort ? same : 0);
  };
  // "Und was habt ihr ohne Käse?" says nothing of the dish before it.
  const asked = text.replace(/(?<=[.!;] )[^.!;?]*\b(?:ohne|mit|extra)\b[^.!;?]*\?/g, (part) =>
    part.replace(/\b(?:ohne|mit|extra) \w+/g, ' '),
  );
  // "Keine Zwiebel auf der Diavola" is a Diavola without.
  const words =
    asked
      .replace(/\bkein\w* (\w+) (?:auf|bei|on) (?:\w{3} )?(\w+)/g, '$2 ohne $1')
      .match(/[a-z]+|\d+|,/g) ?? [];
  const others: string[] = [];
  let count = 1;
  let isCounted = false;
  let isOther = false;
  words.forEach((word, index) => {
    const number = new RegExp(`^${numberPattern}$`).test(word) ? numberOf(word) : undefined;
    if (number !== undefined) {
      [count, isCounted, isOther] = [number, !noDish.test(words[index - 1] ?? ''), false];
      return;
    }
    // "Und a Cola": in dialect, one of it.
    if (word === 'auch' && items.length > 0) {
      [count, isCounted] = [1, true];
      return;
    }
    // What is said of a dish that is not on the card is said of no other.
    const last = isOther ? undefined : items.at(-1);
    if (/^(ohne|mit|extra)$/.test(words[index - 1] ?? '') && !/^(karte|bankomat\w*)$/.test(word)) {
      // "Zwei Capricciosa, aber eine ohne Pilze": the remark is of one of them.
      const some = isCounted && count < (last?.count ?? 0) ? `${count} × ` : '';
      if (last !== undefined) last.remark = `${some}${words[index - 1] ?? ''} ${spelt(word)}`;
      [isCounted, count] = [false, 1];
      return;
    }
    if (isFiller(word) || word.length < 3) return;
    const [best] = names
      .map((option) => ({ value: option.value, fit: fitOf(word, option.names) }))
      .sort((a, b) => b.fit - a.fit);
    if (best === undefined || best.fit < same) {
      if (isCounted && word.length > 3 && !isCommon(word) && !/^pi[tz]+[ae]n?$/.test(word)) {
        others.push(word);
        [isCounted, isOther, count] = [false, true, 1];
      }
      return;
    }
    const isOne = isCounted;
    isCounted = false;
    if (
      words.slice(Math.max(0, index - 2), index).some((each) => without.test(each)) ||
      /^(weg|raus|streich\w*|abbestel\w*)$/.test(words[index + 1] ?? '')
    ) {
      // "A Margherita weg" leaves the other one.
      removed.push({ value: best.value, ...(isOne && { count }) });
      count = 1;
      return;
    }
    // Words of one name, such as "Quattro Formaggi", are one position.
    if (last?.value === best.value && count === 1) return;
    items.push({ value: best.value, count: Math.min(count, 20) });
    count = 1;
  });
  return { items, removed, others };
}

/** How the folded words of a sentence were written: "kase" is "Käse". */
export function spellingIn(raw: string): (word: string) => string {
  const written = new Map((raw.match(/\p{L}+/gu) ?? []).map((word) => [fold(word), word]));
  return (word) => written.get(word) ?? word;
}
