import type { SlotOption } from '../content-model/dialogues';
import { formatPrice } from '../lib/format';
import { choicesIn } from './choices';
import { fill } from './fill';
import { dialogueWords as own } from './messages';
import { orderChange } from './order';
import type { Heard } from './rules/heard';

const asks =
  /\b(kost\w*|how much|preis\w*|(?<!zu |z |ist |so |arg )teue?r|was nehmt|wie ?viel (euro|ist|macht|zahl)\w*|wie ?viel mus (ich|man|i|ma) zahlen|was macht (das|des)|was zahl\w*|verlang\w*|verechn\w*)\b/;
/** Whether a folded sentence asks what something costs. */
export const asksPrice = (text: string): boolean => asks.test(text);

const delivery = /\b(zustel\w*|liefer\w*|zimer|ubernacht\w*|wein\w*|hund|parken|parkplatz)\b/;

/** Everything on the lists that prices stand on. */
const optionsOf = ({ dialogue }: Heard): SlotOption[] =>
  Object.values(dialogue.slots).flatMap((slot) =>
    'options' in slot && slot.options.some(({ price }) => price !== undefined) ? slot.options : [],
  );
const pricedOf = (heard: Heard): SlotOption[] =>
  optionsOf(heard).filter(({ price }) => price !== undefined);

/** Whether a sentence, or what was said before, names something that has a price. */
export function isNamed(heard: Heard): boolean {
  const options = optionsOf(heard);
  const chosen = Object.values(heard.state.values);
  return (
    choicesIn(heard.plain, options, heard.read, false).length > 0 ||
    options.some(({ value }) => chosen.includes(value))
  );
}

/** The prices a sentence asks for, of what the content has prices for. */
export function pricesIn(heard: Heard): string | undefined {
  const { state, read } = heard;
  // "Und für Männer?", asked after a price.
  const isMore = /^und\b.*\?/.test(heard.plain) && /€/.test(state.said.at(-1) ?? '');
  const plain =
    heard.parts.map(read).find((part) => asks.test(part)) ?? (isMore ? heard.plain : undefined);
  if (plain === undefined) return undefined;
  const options = pricedOf(heard);
  if (options.length === 0) return undefined;
  const ofPart = choicesIn(plain, options, read, false);
  const named = ofPart.length > 0 ? ofPart : choicesIn(heard.plain, options, read, false);
  // "Wie viel macht das?" is asked of the order in hand.
  const items = heard.said.change ? heard.said.change(state.items) : state.items;
  if ((named.length === 0 || /\bmacht (?:das|des)\b/.test(plain)) && items.length > 0)
    return own.sum(fill(heard.dialogue, { ...state, items }, '{total}'));
  // "Was kosten zwei Diavola und eine Margherita zusammen?"
  const ordered = /\bzusam\w*\b/.test(plain)
    ? orderChange(plain, options, read, '', String)
    : undefined;
  if (ordered)
    return own.sum(fill(heard.dialogue, { ...state, items: ordered.change([]) }, '{total}'));
  const chosen = Object.values(state.values).filter((value) =>
    options.some((option) => option.value === value),
  );
  // "Was kostet ein Herrenschnitt?" is not answered with another one.
  const [ofAll] = choicesIn(plain, optionsOf(heard), read, false);
  const unpriced = ofAll ?? choicesIn(heard.plain, optionsOf(heard), read, false)[0];
  if (unpriced !== undefined && !options.some(({ value }) => value === unpriced))
    return own.noPrice(unpriced);
  const inHand = optionsOf(heard).find(({ value }) => Object.values(state.values).includes(value));
  if (named.length === 0 && inHand !== undefined && inHand.price === undefined)
    return own.noPrice(inHand.value);
  if (named.length === 0 && delivery.test(plain)) return undefined;
  const wanted = named.length > 0 ? named : chosen;
  const all = wanted.length > 0 ? options.filter(({ value }) => wanted.includes(value)) : options;
  return own.prices(
    all.map(({ value, price }) => own.price(value, formatPrice(price ?? 0))).join(', '),
  );
}
