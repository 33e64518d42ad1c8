import type { Dialogue, LearnedIntent, Step } from '../../content-model/dialogues';
import { weekdayOf, weekdays } from './dates';
import { fill } from './fill';
import { type Matcher, matcherOf, meaningOf } from './match';
import { type State, applies, emptyState, isFilled, slotOf, stepOf, stepsOf } from './state';
import { type Said, saidIn, saysSomething } from './understand';
import { nearestOffers } from './when';
import { type Reader, readerOf } from './words';
import { dialogueWords as own } from './messages';

/** A dialogue that is ready to be talked to. */
export type Assistant = { dialogue: Dialogue; read: Reader; match: Matcher };

/** What the assistant says, and where the conversation stands then. */
export type Turn = {
  state: State;
  says: string[];
  replies: readonly string[];
  understood: boolean;
};

/** Prepares a dialogue: learns its examples once. */
export function assistantOf(dialogue: Dialogue): Assistant {
  const read = readerOf(dialogue.variants);
  return { dialogue, read, match: matcherOf(dialogue, read) };
}

/** The assistant's greeting. */
export const greet = ({ dialogue }: Assistant): Turn =>
  turn(dialogue, emptyState, [dialogue.greeting], dialogue.replies);

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

/** An intent has to fit this well to lead away from a question that has just been answered. */
const strong = 1.1;

/** The answer to a sentence. */
export function answer(assistant: Assistant, before: State, text: string, now: Date): Turn {
  const { dialogue, read, match } = assistant;
  const [best, other] = meaningOf(match(text));
  const intent = best?.intent;
  const state: State = { ...before, offered: undefined };
  const said = saidIn(dialogue, state, text, read, now);
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;

  const answers = asked !== undefined && answersSlot(said, dialogue, asked);
  if (intent?.id === 'restart' && !answers) return greet(assistant);
  if (asked !== undefined) {
    const leads = intent !== undefined && (!answers || (best?.score ?? 0) >= strong);
    if (leads && intent.rank === 'first') return respond(assistant, state, intent, text, now);
    if (intent?.id === 'cancel' && !answers)
      return respond(assistant, emptyState, intent, text, now);
    const silent = !saysSomething(said);
    if (silent && asked.confirm !== undefined) {
      // "Buchen" is a yes to whoever is about to book.
      const sameAgain = intent?.step === state.task && !/\s/.test(text.trim());
      if (intent?.id === 'yes' || sameAgain) return enter(assistant, state, asked.confirm);
      if (intent?.id === 'no' || intent?.id === 'change')
        return turn(dialogue, state, [own.whatToChange], [own.cancel]);
    }
    const elsewhere = leads && intent.step !== undefined && intent.step !== state.task;
    if (!silent && !elsewhere) return take(assistant, state, said);
    if (intent?.id === 'yes' || intent?.id === 'no' || intent?.step === state.task)
      return turn(dialogue, state, [asked.say], repliesOf(dialogue, asked));
    return intent === undefined
      ? miss(assistant, state)
      : respond(assistant, state, intent, text, now);
  }
  const mayChange =
    intent === undefined || intent.rank === 'last' || /\b(doch|lieber|stat)\b/.test(read(text));
  if (state.status === 'done' && saysSomething(said) && mayChange)
    return take(assistant, { ...state, status: 'open', done: undefined }, said);
  if (intent === undefined) return miss(assistant, state);
  if (intent.label !== undefined && other?.intent.label !== undefined)
    return turn(dialogue, state, [own.either], [intent.label, other.intent.label]);
  return respond(assistant, state, intent, text, now);
}

/** Whether a sentence answers the question that was asked last. */
function answersSlot({ values, items, time }: Said, dialogue: Dialogue, { slot }: Step): boolean {
  if (slot === undefined) return false;
  const isOrder = slotOf(dialogue, slot)?.type === 'items';
  return slot in values || time?.slot === slot || (isOrder && items.length > 0);
}

/** Does what an intent asks for. */
function respond(
  assistant: Assistant,
  state: State,
  intent: LearnedIntent,
  text: string,
  now: Date,
): Turn {
  const { dialogue, read } = assistant;
  if (intent.step !== undefined) {
    const fresh: State = { ...emptyState, task: intent.step };
    return take(assistant, fresh, saidIn(dialogue, fresh, text, read, now));
  }
  const says = [dialogue.answers[intent.id] ?? intent.answer ?? dialogue.unknown];
  if (intent.handover)
    return turn(
      dialogue,
      { ...state, step: undefined, task: undefined, status: 'handover' },
      says,
      [own.restart],
    );
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;
  if (asked === undefined) return turn(dialogue, state, says, intent.replies ?? dialogue.replies);
  return turn(dialogue, state, [...says, asked.say], repliesOf(dialogue, asked));
}

/** Notes down what was said, and asks for what is still missing. */
function take(assistant: Assistant, before: State, said: Said): Turn {
  const { dialogue } = assistant;
  const items = said.items.length > 0 ? said.items : before.items;
  const state: State = { ...before, values: { ...before.values, ...said.values }, items };
  for (const [name, value] of Object.entries(said.values)) {
    const slot = slotOf(dialogue, name);
    const without = { ...state, values: omit(state.values, name) };
    if (slot?.type === 'count' && Number(value) > slot.max)
      return turn(dialogue, { ...without, status: 'handover' }, [slot.above], [own.restart]);
    const weekday = weekdays[weekdayOf(value)];
    if (slot?.type === 'day' && weekday !== undefined && slot.closed.includes(weekday))
      return ask(assistant, without, name, [slot.closedText]);
  }
  if (said.time === undefined) return goOn(assistant, state);
  const slot = slotOf(dialogue, said.time.slot);
  if (slot?.type !== 'time') return goOn(assistant, state);
  const offered = nearestOffers(slot.offers, said.time.wanted);
  const [only] = offered;
  if (offered.length === 1 && only !== undefined)
    return goOn(assistant, { ...state, values: { ...state.values, [said.time.slot]: only } });
  const without = { ...state, values: omit(state.values, said.time.slot) };
  if (offered.length === 0) return goOn(assistant, without);
  const missing = firstMissing(dialogue, without);
  // What comes before the time is asked first; the times on offer stay for then.
  if (missing?.slot !== said.time.slot) return goOn(assistant, without);
  return ask(assistant, { ...without, offered }, said.time.slot, [slot.otherwise], offered);
}

const omit = (values: State['values'], name: string): State['values'] =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

const firstMissing = (dialogue: Dialogue, state: State): Step | undefined =>
  stepsOf(dialogue, state.task, state.values).find(
    ({ slot }) => slot !== undefined && !isFilled(dialogue, state, slot),
  );

/** Asks for the first value that is missing; with all of them, for the confirmation. */
function goOn(assistant: Assistant, state: State): Turn {
  const { dialogue } = assistant;
  const steps = stepsOf(dialogue, state.task, state.values);
  const next =
    firstMissing(dialogue, state) ?? steps.find(({ slot }) => slot === undefined) ?? steps.at(-1);
  return next === undefined ? miss(assistant, state) : enter(assistant, state, next.id);
}

function ask(
  assistant: Assistant,
  state: State,
  slot: string,
  says: readonly string[],
  replies?: readonly string[],
): Turn {
  const { dialogue } = assistant;
  const step = stepsOf(dialogue, state.task, state.values).find((each) => each.slot === slot);
  return turn(
    dialogue,
    { ...state, step: step?.id, status: 'open' },
    says,
    replies ?? (step ? repliesOf(dialogue, step) : []),
  );
}

/** Says what a step says, and goes on at once to those that ask nothing. */
function enter(assistant: Assistant, before: State, id: string): Turn {
  const { dialogue } = assistant;
  const step = stepOf(dialogue, id);
  if (step === undefined || !applies(step, before.values)) return miss(assistant, before);
  const state: State = {
    ...before,
    step: id,
    status: step.done ? 'done' : 'open',
    done: undefined,
  };
  if (step.done)
    return turn(dialogue, { ...state, done: id }, [step.say], repliesOf(dialogue, step));
  return turn(dialogue, state, [step.say], repliesOf(dialogue, step));
}

/** The quick replies of a step: its own, or what its slot offers. */
function repliesOf(dialogue: Dialogue, step: Step): readonly string[] {
  if (step.confirm !== undefined && step.replies.length === 0) return own.confirm;
  const slot = slotOf(dialogue, step.slot);
  if (step.replies.length > 0 || slot === undefined) return step.replies;
  if (slot.type === 'time') return slot.offers.slice(0, 4);
  return slot.type === 'choice' ? slot.options.slice(0, 4).map(({ value }) => value) : [];
}

/** Says honestly that it did not understand; the second time it offers a person. */
function miss({ dialogue }: Assistant, before: State): Turn {
  const state: State = { ...before, misses: before.misses + 1 };
  const asked = state.status === 'open' ? stepOf(dialogue, state.step) : undefined;
  const replies = asked ? repliesOf(dialogue, asked).slice(0, 3) : dialogue.replies.slice(0, 3);
  const says = [dialogue.unknown, ...(asked ? [asked.say] : [])];
  return turn(dialogue, state, says, state.misses > 1 ? [...replies, own.human] : replies, false);
}
