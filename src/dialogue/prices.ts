import type { SlotOption } from '../content-model/dialogues';
import { formatPrice } from '../lib/format';
import { choicesIn } from './choices';
import { dialogueWords as own } from './messages';
import type { Heard } from './rules/heard';

const asks =
  /\b(kost\w*|how much|preis\w*|preislist\w*|teuer|wie ?viel (ist|macht|zahl)\w*|was macht (das|des)|was zahl\w*|verlang\w*)\b/;
/** Whether a folded sentence asks what something costs. */
export const asksPrice = (text: string): boolean => asks.test(text);

const delivery = /\b(zustel\w*|liefer\w*|zimer|ubernacht\w*|wein\w*|hund|parken|parkplatz)\b/;

const pricedOf = ({ dialogue }: Heard): SlotOption[] =>
  Object.values(dialogue.slots).flatMap((slot) =>
    slot.type === 'choice' || slot.type === 'items'
      ? slot.options.filter((option) => option.price !== undefined)
      : [],
  );

/** Whether a sentence, or what was said before, names something that has a price. */
export function isNamed(heard: Heard): boolean {
  const options = pricedOf(heard);
  const chosen = Object.values(heard.state.values);
  return (
    choicesIn(heard.plain, options, heard.read, false).length > 0 ||
    options.some(({ value }) => chosen.includes(value))
  );
}

/** The prices a sentence asks for, of what the content has prices for. */
export function pricesIn(heard: Heard): string | undefined {
  const { plain, state, read } = heard;
  if (!asks.test(plain)) return undefined;
  const options = pricedOf(heard);
  if (options.length === 0) return undefined;
  const named = choicesIn(plain, options, read, false);
  const chosen = Object.values(state.values).filter((value) =>
    options.some((option) => option.value === value),
  );
  if (named.length === 0 && chosen.length === 0 && delivery.test(plain)) return undefined;
  const wanted = named.length > 0 ? named : chosen;
  const all = wanted.length > 0 ? options.filter(({ value }) => wanted.includes(value)) : options;
  return own.prices(
    all.map(({ value, price }) => own.price(value, formatPrice(price ?? 0))).join(', '),
  );
}
