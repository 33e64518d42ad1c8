import { clausesOf } from '../choices';
import { englishOf } from '../fill';
import type { Hit } from '../intents';
import { dialogueWords as own } from '../messages';
import { isSurname } from '../names';
import type { Line } from '../speak';
import type { State } from '../state';
import type { Heard } from './heard';
import {
  asksSomething,
  closing,
  hasValues,
  noted,
  openIn,
  partsOf,
  restOf,
  tellingIn,
} from './rest';

const isForMore = /\bund (?:fur )?mein\w*\b|\b(?:zwei|drei|vier|\d) kinder\b|\bhintereinander\b/;

/** Says how soon, and no day. */
const hurry =
  /(?<!\b(?:nicht|kein\w*|nua|nur) )\b(?:dring\w*|schnel\w*|sofort|bald\w*|ehest\w*|asap)\b/;

/** Keeps what a sentence says beyond its values, and says so; the same line is not said twice. */
export function withRest(
  heard: Heard,
  hits: readonly (Hit | undefined)[],
): { state: State; lines: Line[] } {
  const { state, text } = heard;
  const open = openIn(heard, hits);
  const isHurry = hurry.test(heard.plain);
  // "Für mich und meine zwei Kinder", where nobody counts people: a person has to see it.
  const hasCount = Object.values(heard.dialogue.slots).some(({ type }) => type === 'count');
  if (open.length === 0 && !hasCount && isForMore.test(heard.plain))
    return {
      state: noted(state, text),
      lines: [own.restWhole(quoteOf(heard, partsOf(heard).slice(0, 1)))],
    };
  if (open.length > 0 || isHurry)
    return { state: noted(state, text), lines: restLines(heard, open) };
  // "Mit Hund" is answered, and belongs to the entry all the same.
  const belongs = hits.some((hit) => hit && !hit.intent.rank && !hit.intent.step);
  const isMore = restOf(heard, hits).length > 0 || (belongs && !/\?\s*$/.test(text));
  return { state: isMore ? noted(state, text) : state, lines: [] };
}

/** So much of what somebody wrote is repeated. */
const quoted = 120;

/** That what nobody has answered is passed on, in the words of whoever wrote it. */
export function restLines(heard: Heard, left: readonly Heard[]): Line[] {
  const { dialogue, state } = heard;
  const open = left.filter(
    (part) => !isSurname(part.text) && (!hasValues(part) || tellingIn(part).length > 2),
  );
  if (open.length === 0) return [];
  const english = englishOf(dialogue, state);
  if (english) return [english.noted];
  const asks = open.filter((part) => part.text.includes('?') && asksSomething(part));
  const isAsked = asks.length === open.length;
  const words = quoteOf(heard, open);
  // Who has seen once that it is written down need not read each sentence again.
  if (asks.length === 0 && isQuoted(state)) return [own.restNoted];
  return [
    isAsked
      ? own.restAsked(words)
      : asks.length > 0
        ? own.restAndAsked(words)
        : own.restWhole(words),
  ];
}

/** Whether somebody's words have been said back. */
const isQuoted = ({ said }: State): boolean => said.some((each) => /steht dabei: „/.test(each));

/** What a sentence tells beyond its values, from the first of its parts that does to the last, in quotation marks. */
export function quoteOf(heard: Heard, parts: readonly Heard[]): string {
  const clauses = parts.flatMap((part) =>
    part.text.includes('?') ? [part.text] : clausesOf(part.text),
  );
  const told = clauses.filter((text) => {
    if (closing.test(text) || isSurname(text)) return false;
    const clause = { ...heard, text, parts: [text], plain: heard.read(text) };
    return text.includes('?') || tellingIn(clause).length > (hasValues(clause) ? 1 : 0);
  });
  const [first = '', last = ''] = [told[0] ?? clauses[0], told.at(-1) ?? clauses.at(-1)];
  const text = heard.text
    .slice(heard.text.indexOf(first), heard.text.lastIndexOf(last) + last.length)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(polite, '')
    .replace(/[\s,.!;–-]+$/, '');
  const [start = ''] = new RegExp(`^.{0,${quoted}}(?=\\s|$)`, 'u').exec(text) ?? [];
  return `„${start.length < text.length ? `${start} …` : text}“`;
}
const polite =
  /^(?:(?:und|aber|also|ja|ach|ah|bitte|danke|hallo|servus|übrigens|(?:noch )?eine? frage(?: noch)?)(?:[,:!.]? +|[,:!.]*$))+/iu;
