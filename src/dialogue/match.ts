import type { Dialogue, LearnedIntent as Intent } from '../content-model/dialogues';
import { type Knowledge, scorerOf } from './knowledge';
import { partsOf } from './parts';
import { dialogueWords as own } from './messages';
import { slotOf, stepOf } from './state';
import { type Reader, fold, stemsOf } from './words';

/** How likely an intent is meant, from 0 to 1. */
export type Match = { intent: Intent; score: number };
export type Matcher = (text: string) => Match[];

/** From here on something is meant: one intent, or two together. */
const sure = 0.35;
/** A task is meant from here on; below, it is one of two that could be. */
const certain = 0.85;
/** From here on there is no doubt. */
const clear = 0.8;
/** From here on something urgent is meant, whatever else is. */
const urgent = 0.4;
/** From here on the second could be meant as well, unless the first is this many times as likely. */
const [possible, clearly] = [0.15, 2.5];

/** Who begins with a yes and goes on like this means something else. */
const but = /\b(aber|doch|kein\w*|nicht|ohne|ander\w*|stat)\b/;

/**
 * Tells how likely each intent is meant, most likely first: by words that always say the same, and
 * by what the build has learned.
 */
export function matcherOf(dialogue: Dialogue, knowledge: Knowledge, read: Reader): Matcher {
  const { intents } = dialogue;
  const scoresOf = scorerOf(knowledge);
  const names = namesIn(dialogue);
  const open = intents.filter(({ words }) => words === undefined);
  const closed = new Map(
    intents.flatMap((intent) =>
      (intent.words?.split(' ') ?? []).map((word): [string, Intent] => [word, intent]),
    ),
  );
  return (text) => {
    const named = names.get(fold(text.trim()));
    if (named) return [{ intent: named, score: 1 }];
    const scores = scoresOf(partsOf(read, text));
    const matches = open
      .map((intent, index) => ({ intent, score: scores[index] ?? 0 }))
      .sort((a, b) => b.score - a.score);
    const best = matches[0]?.score ?? 0;
    const said = stemsOf(read, text).map((word) => closed.get(word));
    const [first] = said;
    if (first && best < clear && said.every((each) => each !== undefined)) {
      // "Sicher nicht" is a no, "ok, danke" thanks: what comes first among the intents. But "ja,
      // danke" is a yes.
      const agreed = /^ja\b(?!.*\bn)/.test(read(text)) ? first : undefined;
      const intent = agreed ?? intents.find((each) => said.includes(each)) ?? first;
      return [{ intent, score: 1 }, ...matches];
    }
    // A yes answers, whatever follows it; a greeting or thanks only begin what somebody wants to say.
    const answers = first && first.id !== 'hello' && first.id !== 'thanks';
    const begins = answers && best < sure && !but.test(read(text));
    return begins ? [{ intent: first, score: sure }, ...matches] : matches;
  };
}

/**
 * Who says no more than the name of an intent, what stands on a button, or the name of what a task
 * begins with, means just that.
 */
function namesIn(dialogue: Dialogue): ReadonlyMap<string, Intent> {
  const named = dialogue.intents.flatMap((intent): [string, Intent][] => {
    const slot = slotOf(dialogue, stepOf(dialogue, intent.step)?.slot);
    const options = slot && 'options' in slot ? slot.options : [];
    const names = options.flatMap(({ value, words }) => [value, ...words]);
    return names.map((name) => [fold(name), intent]);
  });
  const [yes = '', change = ''] = own.confirm;
  const buttons = { yes, change, cancel: own.cancel, restart: own.restart, human: own.human };
  const labels = dialogue.intents.flatMap((intent): [string, Intent][] =>
    [intent.label, new Map(Object.entries(buttons)).get(intent.id)].flatMap(
      (label): [string, Intent][] => (label === undefined ? [] : [[fold(label), intent]]),
    ),
  );
  return new Map([...named, ...labels]);
}

/**
 * What a sentence means: one intent, two that could both be meant, or none. Intents of rank `first`
 * win as soon as they are likely.
 */
export function meaningOf(matches: readonly Match[]): Match[] {
  const emergency = matches.find(({ intent, score }) => intent.rank === 'first' && score >= urgent);
  if (emergency) return [emergency];
  const [best, second] = matches;
  if (best === undefined) return [];
  // Half an understanding leads nobody into a booking.
  const isVague = best.intent.step !== undefined && best.score < certain;
  const other = isVague ? matches.find((each) => each !== best && each.intent.label) : second;
  const isBetween =
    other !== undefined && other.score >= possible && best.score < clearly * other.score;
  const either = best.intent.label && other?.intent.label ? [best, other] : [best];
  if (best.score >= sure) return isVague || isBetween ? either : [best];
  return isBetween && either.length > 1 && best.score + other.score >= sure ? either : [];
}
