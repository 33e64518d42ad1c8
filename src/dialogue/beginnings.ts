import { partsIn } from './parts';
import { asksPrice } from './prices';
import { type State, stepOf } from './state';
import { type Listening, saidIn } from './values';

/** "Mundhygiene bitte. Wie lang dauert das?": a wish, and a question behind it. */
export const wishesFirst = /^[^?]{1,40}[.!] .*\?\s*$/;

/** Whoever says so wants something, and not only to know it. */
export const wanting =
  /\b(brauch\w*|mocht\w*|mecht|hate?n?|wurde?n?|buch\w*|reservi\w*|tisch|\w*termin\w*|platz\w*|frei|probefahr\w*|komen|bestel\w*|wil\w*|wol\w*|such\w*|zeit fur)\b/;

/** The task of which a sentence names enough: what and when, "Pickerl heute um 10", or an order. */
export function taskIn(listening: Listening, state: State, text: string) {
  const told = partsIn(text).filter((part) => !part.includes('?'));
  const isWished = told.some((part) => wanting.test(listening.read(part)));
  const plain = listening.read(text);
  const isPrice = told.length === 0 && asksPrice(plain) && !wanting.test(plain);
  return beginnings(listening, state, text).find(({ intent, types, isWhen, said }) => {
    if (said.change) return true;
    // What it is for and one thing more are enough, or that alone before a question.
    const first = stepOf(listening.dialogue, intent.step)?.slot ?? '';
    const known = Object.keys(said.values).length + (said.part ? 1 : 0);
    const isTold = first in saidIn(listening, emptyOf(state, intent.step), told.join(' ')).values;
    if (isTold && (known > 1 || isWished || wishesFirst.test(text))) return true;
    return isWhen && !isPrice && (types.includes('choice') || types.includes('count'));
  })?.intent;
}

/** The task that is probably meant when nothing else is: its first question is answered, or the only one there is. */
export function likelyTask(listening: Listening, state: State, text: string) {
  const all = beginnings(listening, state, text);
  const first = all.find(({ intent, said, isWhen }) => {
    const slot = stepOf(listening.dialogue, intent.step)?.slot ?? '';
    const isOnly = new Set(all.map((each) => each.intent.step)).size === 1;
    return slot in said.values || (isOnly ? isWhen : isWhen && 'day' in said.values);
  });
  return first?.intent;
}

const emptyOf = (state: State, task: string | undefined): State => ({
  ...state,
  values: {},
  items: [],
  task,
  step: undefined,
});

function beginnings(listening: Listening, state: State, text: string) {
  const { dialogue } = listening;
  return dialogue.intents.flatMap((intent) => {
    const { step } = intent;
    if (step === undefined || step === dialogue.begins) return [];
    const said = saidIn(listening, emptyOf(state, step), text);
    const types = [...Object.keys(said.values), ...said.doubts.map(({ slot }) => slot)].map(
      (name) => dialogue.slots[name]?.type,
    );
    const isWhen = types.includes('day') || types.includes('time') || said.part !== undefined;
    return [{ intent, said, types, isWhen }];
  });
}
