import { monthNames, weekdays } from '../content-model/calendar';
import type { Dialogue } from '../content-model/dialogues';
import { formatPrice } from '../lib/format';
import { dayText } from './dates';
import { type State, firstOf, slotOf } from './state';

/** Stands where a sheet has no value yet. */
export const open = '…';

const placeholder = /\{([a-z-]+)(?:\.(price|minutes|note))?\}/g;

/** Whether the conversation has gone over to English: only whoever can goes there. */
export const isEnglish = ({ language }: State): boolean => language === 'en';

const englishDays =
  `Sunday Monday Tuesday Wednesday Thursday Friday Saturday January February March April May June
  July August September October November December`.split(/\s+/);
const germanDays: readonly string[] = [...weekdays, ...monthNames];
const inLanguage = (state: State, day: string): string =>
  isEnglish(state)
    ? day
        .replace(/\p{L}+/gu, (word) => englishDays[germanDays.indexOf(word)] ?? word)
        .replace('. ', ' ')
    : day;

/** What is said in English, once the conversation has gone over to it. */
export const englishOf = ({ english }: Dialogue, state: State): Dialogue['english'] =>
  isEnglish(state) ? english : undefined;

/** Every placeholder of a text, without braces. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([whole]) => whole.slice(1, -1));

/** Placeholders that are no slots. */
export const ownPlaceholders = ['human', 'business', 'name', 'total', 'score', 'table', 'free'];

/** Replaces the placeholders of a text by what is known. */
export function fill(dialogue: Dialogue, state: State, text: string): string {
  const filled = text.replace(
    placeholder,
    (_whole, name: string, field: 'price' | 'minutes' | 'note' | undefined, at: number) => {
      const value = valueOf(dialogue, state, name, field) ?? open;
      // "unser Büro" begins a sentence as well.
      const isFirst = name === 'human' && /(?:^|[.!?] )$/.test(text.slice(0, at));
      return isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value;
    },
  );
  return filled
    .replace(/\b([Ff]ür|[Bb]ei|[Mm]it|[Vv]on|[Zz]u|[Aa]n|ohne|Ohne) Herr /g, '$1 Herrn ')
    .replace(/\b1 Personen\b/g, '1 Person')
    .replace(/\b1 Leute\b/g, '1 Person')
    .replace(/\b(?:auf|für) (?=ohne Namen\b)/g, '');
}

function valueOf(
  dialogue: Dialogue,
  state: State,
  name: string,
  field: 'price' | 'minutes' | 'note' | undefined,
): string | undefined {
  const slot = slotOf(dialogue, name);
  if (slot === undefined) return ownValue(dialogue, state, name);
  if (slot.type === 'items')
    return (
      state.items
        .map(({ count, value, remark }) => `${count} × ${value}${remark ? ` (${remark})` : ''}`)
        .join(', ') || undefined
    );
  const value = state.values[name];
  if (value === undefined) return undefined;
  if (slot.type === 'day') return inLanguage(state, dayText(value));
  if (slot.type !== 'choice') return value;
  if (field === undefined) return englishOf(dialogue, state)?.buttons[value] ?? value;
  const known = slot.options.find((each) => each.value === value)?.[field];
  return field === 'price' && known !== undefined ? formatPrice(Number(known)) : known?.toString();
}

function ownValue(dialogue: Dialogue, state: State, name: string): string | undefined {
  switch (name) {
    case 'human':
    case 'business':
    case 'name':
      return dialogue[name];
    case 'free':
      return state.offered?.join(', ');
    case 'table':
      return tableFor(dialogue, state)?.number.toString();
    case 'total':
      return formatPrice(
        orderLines(dialogue, state).reduce((sum, { count, price }) => sum + count * price, 0),
      );
    case 'score':
      return String(scoreOf(dialogue, state));
    default:
      return undefined;
  }
}

/** The positions of an order with their prices. */
export function orderLines(dialogue: Dialogue, state: State) {
  const options = Object.values(dialogue.slots).flatMap((slot) =>
    slot.type === 'items' ? slot.options : [],
  );
  return state.items.map(({ value, count, remark }) => ({
    count,
    item: value,
    remark,
    price: options.find((option) => option.value === value)?.price ?? 0,
  }));
}

/** The smallest free table that is large enough and stands where it was asked for. */
export function tableFor(dialogue: Dialogue, state: State) {
  const persons = Number(firstOf(dialogue, state, 'count'));
  const tables = dialogue.sheets.flatMap((sheet) => (sheet.type === 'seating' ? sheet.tables : []));
  const wanted = Object.values(state.values).find((value) =>
    tables.some(({ place }) => place === value),
  );
  return tables
    .filter(
      ({ state: look, seats, place }) =>
        look === 'free' && seats >= persons && (wanted === undefined || place === wanted),
    )
    .sort((a, b) => a.seats - b.seats)[0];
}

/** The points of everything chosen, at most 100. */
export function scoreOf({ slots }: Dialogue, { values }: State): number {
  const points = Object.entries(slots).map(([name, slot]) =>
    slot.type === 'choice'
      ? (slot.options.find(({ value }) => value === values[name])?.points ?? 0)
      : 0,
  );
  return Math.min(
    100,
    points.reduce((sum, each) => sum + each, 0),
  );
}
