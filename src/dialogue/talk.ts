import { weekdays } from '../content-model/calendar';
import type { Dialogue, LearnedIntent, Step } from '../content-model/dialogues';
import { clockText, weekdayOf } from './dates';
import { fill } from './fill';
import type { Knowledge } from './knowledge';
import { type Matcher, matcherOf, meaningOf } from './match';
import { type State, emptyState, isFilled, slotOf, stepOf, stepsOf, withoutValue } from './state';
import { type Said, saidIn, saysSomething, taskIn } from './understand';
import { planOf, refusal } from './free-times';
import { nearestOffers } from './when';
import { type Reader, readerOf } from './words';
import { dialogueWords as own } from './messages';

/** A dialogue that is ready to be talked to. */
export type Assistant = { dialogue: Dialogue; read: Reader; match: Matcher };

/** An assistant in the middle of a conversation. */
type Talking = Assistant & { now: Date };

/** What the assistant says, and where the conversation stands then. */
export type Turn = {
  state: State;
  says: string[];
  replies: readonly string[];
  understood: boolean;
};

/** Prepares a dialogue with what its assistant has learned. */
export function assistantOf(dialogue: Dialogue, knowledge: Knowledge): Assistant {
  const read = readerOf(dialogue.variants);
  return { dialogue, read, match: matcherOf(dialogue, knowledge, read) };
}

/** The assistant's greeting, which may ask the first question already. */
export const greet = ({ dialogue }: Assistant): Turn =>
  turn(
    dialogue,
    { ...emptyState, task: dialogue.begins, step: dialogue.begins },
    [dialogue.greeting],
    dialogue.replies,
  );

const turn = (
  dialogue: Dialogue,
  state: State,
  says: readonly string[],
  replies: readonly string[],
  understood = true,
): Turn => ({
  state: understood ? { ...state, misses: 0 } : state,
  says: says.map((text) => fill(dialogue, state, text)),
  replies,
  understood,
});

/**
 * An intent has to fit this well to lead away from a question that has just been answered, and has to
 * be said in more words than an answer: "sofort" is one, whatever else it could mean.
 */
const [strong, brief] = [0.9, 3];

/** And this well to be the same as what is being done. */
const half = 0.5;

/** Words that change what has been arranged instead of beginning anew; folded. */
const changing = /\b(doch|lieber|stat|noch|dazu|mehr|weniger|kein\w*)\b/;

/** The answer to a sentence. */
export function answer(who: Assistant, before: State, text: string, now: Date): Turn {
  const assistant: Talking = { ...who, now };
  const { dialogue, read, match } = assistant;
  const [best, other] = meaningOf(match(text));
  const intent = best?.intent;
  const state: State = { ...before, offered: undefined };
  const said = saidIn(dialogue, state, text, read, now);
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;

  const silent = !saysSomething(said);
  const changes = changing.test(read(text));
  // "Doch um 18:30 und zu fünft" is about what has been arranged, whatever it sounds like.
  const stays = !silent && changes;
  const answers = asked !== undefined && (stays || answersSlot(said, dialogue, asked));
  if (intent?.id === 'restart' && !answers) return greet(assistant);
  if (asked !== undefined) {
    const isStrong = (best?.score ?? 0) >= strong && text.trim().split(/\s+/).length > brief;
    const leads = intent !== undefined && (!answers || isStrong);
    if (leads && intent.rank === 'first') return respond(assistant, state, intent, text);
    if (intent?.id === 'cancel' && !answers)
      return respond(assistant, { ...emptyState, shown: state.task }, intent, text);
    if (silent && asked.confirm !== undefined) {
      // "Buchen" is a yes to whoever is about to book.
      const isSure = (best?.score ?? 0) >= half;
      const sameAgain = isSure && intent?.step === state.task && !/\s/.test(text.trim());
      if (intent?.id === 'yes' || sameAgain) return enter(assistant, state, asked.confirm);
      if (intent?.id === 'no' || intent?.id === 'change')
        return turn(dialogue, state, [own.whatToChange], [own.cancel]);
    }
    const elsewhere = leads && intent.step !== undefined && intent.step !== state.task;
    if (!silent && !elsewhere) return withAnswer(dialogue, intent, take(assistant, state, said));
    if (intent?.id === 'yes' || intent?.id === 'no' || intent?.step === state.task) {
      const again = turn(dialogue, state, [asked.say], repliesOf(dialogue, state, asked, now));
      return withAnswer(dialogue, intent, again);
    }
    return intent === undefined ? miss(assistant, state) : respond(assistant, state, intent, text);
  }
  const mayChange = intent === undefined || intent.rank === 'last' || changes;
  if (state.status === 'done' && !silent && mayChange)
    return take(assistant, { ...state, status: 'open', done: undefined }, said);
  const task =
    intent === undefined || other ? taskIn(dialogue, text, read, now, intent?.step) : undefined;
  if (task !== undefined) return respond(assistant, state, task, text);
  if (intent === undefined) return miss(assistant, state);
  if (intent.label !== undefined && other?.intent.label !== undefined)
    return turn(dialogue, state, [own.either], [intent.label, other.intent.label]);
  return respond(assistant, state, intent, text);
}

/** Whether a sentence answers the question that was asked last. */
function answersSlot({ values, change, time }: Said, dialogue: Dialogue, { slot }: Step): boolean {
  if (slot === undefined) return false;
  const isOrder = slotOf(dialogue, slot)?.type === 'items';
  return slot in values || time?.slot === slot || (isOrder && change !== undefined);
}

/** Does what an intent asks for. */
function respond(assistant: Talking, state: State, intent: LearnedIntent, text: string): Turn {
  const { dialogue, read, now } = assistant;
  if (intent.step !== undefined) {
    const fresh: State = { ...emptyState, task: intent.step };
    const begun = take(assistant, fresh, saidIn(dialogue, fresh, text, read, now));
    return withAnswer(dialogue, intent, begun);
  }
  const says = [intent.answer ?? dialogue.unknown];
  if (intent.handover)
    return turn(dialogue, { ...state, step: undefined, status: 'handover' }, says, [own.restart]);
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;
  if (asked === undefined) return turn(dialogue, state, says, intent.replies ?? dialogue.replies);
  return turn(dialogue, state, [...says, asked.say], repliesOf(dialogue, state, asked, now));
}

/** An answer of an intent that begins a task comes before the task's first question. */
function withAnswer(dialogue: Dialogue, intent: LearnedIntent | undefined, asks: Turn): Turn {
  if (intent?.answer === undefined || intent.step !== asks.state.step) return asks;
  return { ...asks, says: [fill(dialogue, asks.state, intent.answer), ...asks.says] };
}

/** Notes down what was said, and asks for what is still missing. */
function take(assistant: Talking, before: State, said: Said): Turn {
  const { dialogue } = assistant;
  const items = said.change === undefined ? before.items : said.change(before.items);
  const state: State = { ...before, values: { ...before.values, ...said.values }, items };
  for (const [name, value] of Object.entries(said.values)) {
    const slot = slotOf(dialogue, name);
    const without = withoutValue(state, name);
    if (slot?.type === 'count' && Number(value) > slot.max)
      return turn(dialogue, { ...without, status: 'handover' }, [slot.above], [own.restart]);
    const weekday = weekdays[weekdayOf(value)];
    if (slot?.type === 'day' && weekday !== undefined && slot.closed.includes(weekday))
      return ask(assistant, without, name, [slot.closedText]);
  }
  if (said.time === undefined) return goOn(assistant, state);
  const slot = slotOf(dialogue, said.time.slot);
  if (slot?.type !== 'time') return goOn(assistant, state);
  const { slot: name, wanted } = said.time;
  const at = (time: string) =>
    goOn(assistant, { ...state, values: { ...state.values, [name]: time } });
  if ('at' in wanted) return at(clockText(wanted.at));
  const without = withoutValue(state, name);
  const offered = nearestOffers(planOf(dialogue, without, assistant.now)?.free ?? [], wanted);
  if (offered.length === 1 && offered[0] !== undefined) return at(offered[0]);
  // What comes before the time is asked first.
  if (offered.length === 0 || firstMissing(dialogue, without)?.slot !== name)
    return goOn(assistant, without);
  return ask(assistant, { ...without, offered }, name, [slot.otherwise], offered);
}

const firstMissing = (dialogue: Dialogue, state: State): Step | undefined =>
  stepsOf(dialogue, state.task, state.values).find(
    ({ slot }) => slot !== undefined && !isFilled(dialogue, state, slot),
  );

/** Asks for the first value that is missing; with all of them, for the confirmation. */
function goOn(assistant: Talking, state: State): Turn {
  const { dialogue, now } = assistant;
  const refused = refusal(dialogue, state, now);
  if (refused) {
    const { slot, says, offered } = refused;
    const without = { ...withoutValue(state, slot), offered };
    return ask(assistant, without, slot, [says], offered);
  }
  const steps = stepsOf(dialogue, state.task, state.values);
  const next =
    firstMissing(dialogue, state) ?? steps.find(({ slot }) => slot === undefined) ?? steps.at(-1);
  return next === undefined ? miss(assistant, state) : enter(assistant, state, next.id);
}

function ask(
  assistant: Talking,
  state: State,
  slot: string,
  says: readonly string[],
  replies?: readonly string[],
): Turn {
  const { dialogue, now } = assistant;
  const step = stepsOf(dialogue, state.task, state.values).find((each) => each.slot === slot);
  return turn(
    dialogue,
    { ...state, step: step?.id, status: 'open' },
    says,
    replies ?? (step ? repliesOf(dialogue, state, step, now) : []),
  );
}

/** Says what a step says, and goes on at once to those that ask nothing. */
function enter(assistant: Talking, before: State, id: string): Turn {
  const { dialogue, now } = assistant;
  const step = stepOf(dialogue, id);
  if (step === undefined) return miss(assistant, before);
  const state: State = {
    ...before,
    step: id,
    status: step.done ? 'done' : 'open',
    done: step.done && id,
  };
  return turn(dialogue, state, [step.say], repliesOf(dialogue, state, step, now));
}

/** The quick replies of a step: its own, or what its slot offers. */
function repliesOf(dialogue: Dialogue, state: State, step: Step, now: Date): readonly string[] {
  if (step.confirm !== undefined && step.replies.length === 0) return own.confirm;
  const slot = slotOf(dialogue, step.slot);
  if (slot?.type === 'time') {
    const left = planOf(dialogue, state, now)?.free ?? [];
    const own = step.replies.filter((reply) => left.includes(reply));
    return own.length > 0 ? own : left.slice(0, 4);
  }
  if (step.replies.length > 0 || slot === undefined) return step.replies;
  return slot.type === 'choice' ? slot.options.slice(0, 4).map(({ value }) => value) : [];
}

/** Says honestly that it did not understand; the second time it offers a person. */
function miss({ dialogue, now }: Talking, before: State): Turn {
  const state: State = { ...before, misses: before.misses + 1 };
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;
  const replies = asked
    ? repliesOf(dialogue, state, asked, now).slice(0, 3)
    : dialogue.replies.slice(0, 3);
  const says = [dialogue.unknown, ...(asked ? [asked.say] : [])];
  return turn(dialogue, state, says, state.misses > 1 ? [...replies, own.human] : replies, false);
}
