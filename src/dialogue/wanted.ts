import type { SlotOption } from '../content-model/dialogues';
import { asksOnly, choicesIn, clausesOf, exactly } from './choices';
import { forOther, isInstead } from './corrections';
import type { Adding, Listening } from './said';
import { type State, slotOf, stepOf } from './state';

/** Whoever says so wants one thing more. */
const besides =
  /\b(?:und|dazu\w*|plus|noch|danach|gleich mit|in einem|ausserdem)\b|\bauch\b.*\b(?:bite|gern|brauch\w*|hat?e?|haben|schaf\w*)|\b(?:bite|gern|brauch\w*|mocht\w*|kan|kont)\b.*\bauch\b|\bauch$/;

/** What a folded sentence wants of a task, and what besides, for afterwards. */
export function wantedOf(
  { listening: { read }, text, without, asked, before }: Adding,
  options: readonly SlotOption[],
): { chosen: string | undefined; later: readonly string[] } {
  // "Und ohne Augenbrauen, keine Männer" wishes for neither.
  const parts = clausesOf(asked ? text : text.replace(/\b(?:ohne|keine?n?) \w+/g, ' '));
  // What somebody's husband wants as well is never instead.
  // Nor is what is only asked about.
  const ours = parts.filter(
    (part) => before === undefined || (!forOther.test(part) && !asksOnly.test(part)),
  );
  // "Kontrolle, nicht Mundhygiene".
  const old = options.find(({ value }) => value === before)?.value;
  const denial = old && new RegExp(`\\b(?:nicht|kein\\w*) ${read(old)}`);
  const isDenied = denial !== undefined && denial !== '' && denial.test(text);
  const wished = isDenied ? ours.join(' ').replace(denial, ' ') : ours.join(' ');
  const namedIn = (some: readonly string[]) => [
    ...new Set(some.flatMap((part) => choicesIn(part, options, read, asked)[0] ?? [])),
  ];
  const also = namedIn(parts.filter((part) => besides.test(part) && !part.includes('?')));
  // Of two wishes, the one that was named first comes first.
  const [only, other] = namedIn(ours);
  const best = other && also.includes(other) ? only : choicesIn(wished, options, read, asked)[0];
  const isOpen = before === undefined || asked;
  // What is chosen is changed only by a clear wish, and by no word that only looks alike.
  const isOff = isDenied || choicesIn(without, options, read, false).length > 0;
  // "Doch nur für mich. Und noch einen Tisch": the table is wanted besides, whatever else changes.
  const isBesides = also.includes(best ?? '') && !isOff;
  const isClear =
    isOpen ||
    (!isBesides &&
      (isInstead(wished) || isOff) &&
      exactly(wished, options, read).includes(best ?? ''));
  const chosen = isClear ? best : undefined;
  const now = chosen ?? before;
  return { chosen, later: now === undefined ? [] : also.filter((each) => each !== now) };
}

/** "Und am Sonntag ein Taxi": the day is of the taxi, and not of the table in hand. */
export function withoutOthers({ dialogue, read }: Listening, state: State, text: string): string {
  const first = stepOf(dialogue, state.task)?.slot ?? '';
  const [slot, chosen] = [slotOf(dialogue, first), state.values[first]];
  if (slot?.type !== 'choice' || chosen === undefined) return text;
  const others = slot.options.filter(({ value }) => value !== chosen);
  const names = others.flatMap(({ value, words }) => [value, ...words]).map(read);
  const other = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const ours = slot.options.find(({ value }) => value === chosen);
  return clausesOf(text)
    .map((part, at, parts) => {
      const [named] = other.exec(part) ?? [];
      if (named === undefined || (isInstead(text) && !besides.test(part))) return part;
      // "Färben und Schneiden am Samstag um zehn" says when both shall be.
      const before = `${parts[at - 1] ?? ''} ${part.slice(0, part.indexOf(named))}`;
      const isOfBoth = ours && choicesIn(before, [ours], read, false).length > 0;
      return isOfBoth && !saysWhen.test(before) ? part : '';
    })
    .join(' ');
}

/** A day or an hour, in a folded text. */
const saysWhen = /\d|tag\b|mitwoch|morgen|heute|halb|\bum\b/;
