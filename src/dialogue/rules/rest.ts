import { isEnglish } from '../fill';
import { namesOf, naming, same } from '../choices';
import { type Hit, isSure } from '../intents';
import { dialogueWords as own } from '../messages';
import { numberOf } from '../numbers';
import { type Said } from '../said';
import { type Line, type Turn } from '../speak';
import { type State } from '../state';
import { isCommon, isFiller, stem } from '../words';
import { take } from '../steps';
import { type Heard, answerOf } from './heard';

const when =
  /tags?$|tag(abend|mitag|vormit|nachmit|fruh)|woch$|^(januar|janer|feber|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|halb|viertel|dreiviertel|vormitags|nachmitags|abends|mitags|punkt|gegen|zwischen|uhr)$|^(mo|di|mi|do|fr|sa|so|am|pm)$/;

/** The words of a sentence that tell something, but for values that were read out of it. */
export function tellingIn(heard: Heard): string[] {
  const { said, dialogue, read, plain, state } = heard;
  const options = Object.values(dialogue.slots).flatMap((slot) =>
    'options' in slot ? slot.options : [],
  );
  const chosen = new Set([
    ...Object.values(state.values),
    ...Object.values(said.values),
    ...said.later,
  ]);
  const items = said.change?.(state.items) ?? [];
  const names = options
    .filter(({ value }) => chosen.has(value) || items.some((item) => item.value === value))
    .map((option) => namesOf(option, read));
  const units = Object.values(dialogue.slots).flatMap((slot) =>
    slot.type === 'count' && slot.unit ? stem(read(slot.unit)) : [],
  );
  const name = new Set(
    Object.values(said.values).flatMap((value) => read(value).match(/[a-z]+/g) ?? []),
  );
  return [...new Set(plain.match(/[a-z]{3,}/g) ?? [])].filter(
    (word) =>
      !isFiller(word) &&
      !isCommon(word) &&
      !when.test(word) &&
      numberOf(word) === undefined &&
      !name.has(word) &&
      !units.includes(stem(word)) &&
      !names.some((each) => naming(word, each) >= same),
  );
}

/** How much of what a sentence tells an intent speaks of, from 0 to 1; a phrase is meant whatever else is said. */
export function coverageOf(heard: Heard, ...hits: readonly (Hit | undefined)[]): number {
  if (hits.some((hit) => hit && isSure(hit))) return 1;
  const telling = tellingIn(heard);
  const named = telling.filter((word) => hits.some((hit) => hit?.said.has(stem(word))));
  const more = Math.max(...hits.map((hit) => hit?.words ?? 0)) - 1;
  return telling.length === 0 ? 1 : named.length / telling.length + 0.12 * more;
}

/** So much of a sentence has to be explained to answer it, and so much to answer without a note. */
export const [some, most] = [0.3, 0.45];

/** What nobody has answered is written down, in the visitor's own words. */
export function noted(state: State, text: string): State {
  const note = text.trim().replace(/\s+/g, ' ');
  const known = state.notes ?? [];
  return known.includes(note) ? state : { ...state, notes: [...known, note].slice(-8) };
}

/** Whether much is said beside what is answered, or a number that nobody asked for: a time, a room. */
export function isLeftOver(heard: Heard, hits: readonly (Hit | undefined)[]): boolean {
  const hasNumber = /\b(?!24\b)\d/.test(heard.plain) && Object.keys(heard.said.values).length === 0;
  const rest = restOf(heard, hits);
  // What is asked about is a word nobody knows here: "Dauerwelle".
  return (
    hasNumber || rest.length > 2 || rest.some((word) => word.length > 5 && !heard.isKnown(word))
  );
}

/** Says how soon, and no day. */
const hurry = /\b(?:dring\w*|schnel\w*|sofort|bald\w*|ehest\w*|asap)\b/;

/** The telling words of a sentence that no hit speaks of. */
export const restOf = (heard: Heard, hits: readonly (Hit | undefined)[]): string[] =>
  tellingIn(heard).filter(
    (word) => word.length > 3 && !hits.some((hit) => hit?.said.has(stem(word))),
  );

/** What is asked beside the values of a sentence: the intent that most of its other words speak of. */
export function besideValues(heard: Heard): Hit | undefined {
  const telling = tellingIn(heard).map(stem);
  const named = ({ said }: Hit) => telling.filter((word) => said.has(word)).length;
  return heard.hits
    .filter(
      ({ intent, words, score }) =>
        intent.step === undefined &&
        intent.answer !== undefined &&
        intent.rank === undefined &&
        intent.id !== 'call-off' &&
        (words > 1 || score > 0.9),
    )
    .filter((hit) => isSure(hit) || named(hit) > 0)
    .sort((a, b) => named(b) - named(a))[0];
}

/** Keeps what a sentence says beyond its values, and says so; the same line is not said twice. */
export function withRest(
  heard: Heard,
  hits: readonly (Hit | undefined)[],
): { state: State; lines: Line[] } {
  const { state, text } = heard;
  if (restOf(heard, hits).length === 0 && !hurry.test(heard.plain)) {
    // "Mit Hund" is answered, and belongs to the entry all the same.
    const belongs = hits.some((hit) => hit && !hit.intent.rank && !hit.intent.step);
    return { state: belongs && !/\?\s*$/.test(text) ? noted(state, text) : state, lines: [] };
  }
  return { state: noted(state, text), lines: [restLine(heard)] };
}

/** Whether a sentence asks something. */
export const asksSomething = ({ text, plain }: Heard): boolean =>
  text.includes('?') ||
  /^(was|wie|wo|wer|wan|warum|wieso|welche\w*|kan|kont|darf|gibt|habt|hat|ist|sind|geht|machen sie|haben sie)\b/.test(
    plain,
  );

/** What is written down of a sentence that was answered in part: a question is said to be open. */
export const restLine = (heard: Heard): Line => {
  const { dialogue, state } = heard;
  if (isEnglish(state) && dialogue.english) return dialogue.english.noted;
  return asksSomething(heard) ? own.restAsked : own.restNoted;
};

/** Takes the values of a sentence, and answers or writes down what it says besides. */
export function takeAll(heard: Heard, said: Said): Turn {
  const all = { ...heard, said };
  const side = besideValues(all);
  const rest = withRest(all, [side]);
  const lines = side && asksSomething(heard) ? [answerOf(heard, side.intent)] : [];
  return take(heard, rest.state, { ...said, rest: rest.lines }, lines);
}
