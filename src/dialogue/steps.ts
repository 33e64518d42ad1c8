import { weekdays } from '../content-model/calendar';
import type { Step } from '../content-model/dialogues';
import { nearestOffers } from './clock';
import { dayText, weekdayOf } from './dates';
import { englishOf, isEnglish } from './fill';
import { planOf, refusal, soonestOf } from './free-times';
import { withGuess } from './guesses';
import { dialogueWords as own, isTold } from './messages';
import { contactsIn, handOver, lacksOf } from './reach';
import { isChosen, openDays, toldOf, withDay, withUsual, withoutOrder } from './told';
import { type Line, type Turn, questionOf, repliesOf, turn } from './speak';
import {
  type State,
  alsoLater,
  isFilled,
  slotOf,
  stepOf,
  stepsOf,
  withValue,
  withoutValue,
} from './state';
import type { Listening, Said } from './values';

/** The step a conversation waits at, also while a person has been called or a danger was spoken of. */
export const openStep = ({ dialogue }: Listening, state: State): Step | undefined =>
  state.status === 'done' || (state.done !== undefined && state.done === state.step)
    ? undefined
    : stepOf(dialogue, state.step);

/** Says something, and asks the open question again in other words. */
export function sayAndGoOn(listening: Listening, state: State, lines: readonly Line[]): Turn {
  const { dialogue, now } = listening;
  const asked = openStep(listening, state);
  if (asked === undefined) {
    const done = stepOf(dialogue, state.done);
    // What is entered stays entered, also after a person was called.
    const settled: State = done ? { ...state, status: 'done' } : state;
    return turn(dialogue, settled, lines, done?.replies ?? dialogue.replies);
  }
  const isName = slotOf(dialogue, asked.slot)?.type === 'name';
  const open: State = { ...(isName ? withGuess(listening, state) : state), status: 'open' };
  // What has been said meanwhile is not asked again.
  const isKnown = asked.slot !== undefined && isFilled(dialogue, open, asked.slot);
  if (isKnown && state.task !== undefined) return goOn(listening, open, lines);
  const question = questionOf(dialogue, open, asked);
  return turn(dialogue, open, [...lines, question], repliesOf(dialogue, open, asked, now));
}

/** Nothing is entered, offered or in doubt any more. */
const undecided = ({ done, changed }: State) => ({
  status: 'open' as const,
  done: undefined,
  choose: undefined,
  offered: undefined,
  doubted: undefined,
  changed: done !== undefined || changed,
});

/** Notes down what was said, and asks for what is still missing. */
export function take(
  listening: Listening,
  before: State,
  said: Said,
  first: readonly Line[] = [],
): Turn {
  const { dialogue, now } = listening;
  const items = said.change === undefined ? before.items : said.change(before.items);
  const lines: Line[] = [...first];
  let state: State = {
    ...alsoLater(before, said.later),
    ...undecided(before),
    soonest: undefined,
    values: { ...before.values, ...said.values },
    usual: before.usual?.filter((name) => !(name in said.values)),
    items,
  };
  for (const name of said.dropped) if (!(name in said.values)) state = withoutValue(state, name);
  if (!isEnglish(state)) for (const wish of said.later) lines.push(own.later(wish));
  if (said.part) state = withoutValue(state, said.part.slot);
  const told = toldOf(listening, before, state, said, said.asks || first.length > 0);
  if (told !== undefined) lines.push(told);
  if (said.others) lines.push(own.notOnCard);
  if (said.otherDay) {
    const day = dayText(said.otherDay);
    lines.push(own.onlyToday(day));
    state = { ...state, notes: [...(state.notes ?? []), own.forDay(day)] };
  }
  lines.push(...(said.rest ?? []));
  for (const [name, value] of Object.entries(said.values)) {
    const slot = slotOf(dialogue, name);
    const without = withoutValue(state, name);
    if (slot?.type === 'count') {
      if (Number(value) > slot.max) return handOver(listening, without, [...lines, slot.above]);
      if (Number(value) < 1) {
        if (slot.unit === undefined) return ask(listening, without, name, [...lines, own.nobody]);
        lines.push(own.zero);
        state = withValue(state, name, '1');
      }
    }
    const weekday = weekdays[weekdayOf(value)];
    if (slot?.type === 'day' && weekday !== undefined && slot.closed.includes(weekday))
      return ask(listening, without, name, [
        ...lines,
        closedLine(listening, state, [slot.closedText, own.dayFull(dayText(value))]),
      ]);
  }
  const [read] = said.doubts;
  const doubt = read && { ...read, options: openDays(listening, state, read) };
  const [only] = doubt?.options ?? [];
  // Of two days, the business is closed on the other.
  if (read && doubt && only && read.options.length > 1 && doubt.options.length === 1)
    return take(listening, before, withValue({ ...said, doubts: [] }, read.slot, only), first);
  if (doubt !== undefined) {
    const choose =
      doubt.options.length > 0 ? { slot: doubt.slot, options: doubt.options } : undefined;
    const part = said.part ?? before.part;
    const known = said.part === undefined ? state : withoutValue(state, said.part.slot);
    const without = { ...withoutValue(known, doubt.slot), choose, part };
    // Of two days, neither is taken by a "passt": only a day that was offered is.
    const isMany = (read?.options.length ?? 0) > 2;
    const soon = choose && isMany ? soonestOf(dialogue, without, now, choose.options) : undefined;
    return ask(listening, { ...without, soonest: soon?.day }, doubt.slot, [
      ...lines,
      isEnglish(state) && slotOf(dialogue, doubt.slot)?.type === 'time'
        ? own.eitherInEnglish(doubt.options)
        : [doubt.ask, own.whichDay],
      ...(soon ? [own.soonest(dayText(soon.day), soon.times)] : []),
    ]);
  }
  if (said.part === undefined) return goOn(listening, state, lines);
  const { slot: name, from, to } = said.part;
  return goOn(listening, { ...withoutValue(state, name), part: { from, to } }, lines);
}

const closedLine = ({ dialogue }: Listening, state: State, german: Line): Line =>
  englishOf(dialogue, state)?.closed ?? german;

const firstMissing = ({ dialogue }: Listening, state: State): Step | undefined =>
  stepsOf(dialogue, state.task, state.values).find(
    ({ slot }) => slot !== undefined && !isFilled(dialogue, state, slot),
  );

/** Asks for the first value that is missing; with all of them, for the confirmation. */
export function goOn(listening: Listening, before: State, said: readonly Line[] = []): Turn {
  let lines = said;
  const { dialogue, now } = listening;
  const state = withUsual(listening, before);
  const refused = refusal(dialogue, state, now);
  if (refused) {
    const { slot, says, offered } = refused;
    const without = { ...withoutValue(state, slot), offered };
    return ask(listening, without, slot, [...lines, closedLine(listening, without, says)], offered);
  }
  const missing = firstMissing(listening, state);
  if (slotOf(dialogue, missing?.slot)?.type === 'name') {
    const guess = withGuess(listening, state);
    if (guess !== state) return goOn(listening, guess, lines);
  }
  const steps = stepsOf(dialogue, state.task, state.values);
  const { part } = state;
  if (part && missing?.slot && slotOf(dialogue, missing.slot)?.type === 'time') {
    const free = planOf(dialogue, state, now)?.free ?? [];
    const inPart = nearestOffers(free, part);
    const offered =
      inPart.length > 0 ? inPart : nearestOffers(free, { at: (part.from + part.to) / 2 });
    const german = inPart.length > 0 ? own.inPart : own.nothingInPart;
    const says = isEnglish(state) ? questionOf(dialogue, state, missing) : german;
    const soon = inPart.length > 0 ? undefined : soonestOf(dialogue, state, now);
    const later = soon ? [own.soonest(dayText(soon.day), soon.times)] : [];
    return ask(listening, { ...state, offered }, missing.slot, [...lines, says, ...later], offered);
  }
  const next = missing ?? steps.find(({ slot }) => slot === undefined) ?? steps.at(-1);
  // The last question says everything once more.
  if (missing === undefined && next?.confirm !== undefined) {
    lines = lines.filter((line) => !isTold(line));
    const isSaid = (contact: string) => lines.some((line) => line.includes(contact));
    const contacts = isEnglish(state) ? [] : contactsIn(state).filter((each) => !isSaid(each));
    const beside = own.beside(contacts.join(', '));
    if (contacts.length > 0 && !state.said.includes(beside)) lines = [...lines, beside];
  }
  return next === undefined
    ? turn(dialogue, state, lines, dialogue.replies)
    : enter(listening, state, next.id, lines);
}

/** Asks for a slot in words of its own. */
export function ask(
  listening: Listening,
  state: State,
  slot: string,
  lines: readonly Line[],
  replies?: readonly string[],
): Turn {
  const { dialogue, now } = listening;
  const step = stepsOf(dialogue, state.task, state.values).find((each) => each.slot === slot);
  const next: State = { ...state, step: step?.id, status: 'open' };
  return turn(dialogue, next, lines, replies ?? (step ? repliesOf(dialogue, next, step, now) : []));
}

/** Asks again for a value that is to be another one. */
export function askAgain(listening: Listening, before: State, slot: string): Turn {
  const { dialogue, now } = listening;
  const step = stepsOf(dialogue, before.task, before.values).find((each) => each.slot === slot);
  if (step === undefined) return turn(dialogue, before, [own.whatToChange], []);
  const state: State = {
    ...withoutValue(before, slot),
    items: dialogue.slots[slot]?.type === 'items' ? [] : before.items,
    step: step.id,
    ...undecided(before),
  };
  const question = questionOf(dialogue, state, step);
  return turn(dialogue, state, [question], repliesOf(dialogue, state, step, now));
}

/** Says what a step says. */
export function enter(
  listening: Listening,
  before: State,
  id: string,
  lines: readonly Line[] = [],
): Turn {
  const { dialogue, now } = listening;
  const step = stepOf(dialogue, id);
  if (step === undefined) return turn(dialogue, before, lines, dialogue.replies);
  const isDay = slotOf(dialogue, step.slot)?.type === 'day' && !isEnglish(before);
  const soon = isDay ? soonestOf(dialogue, before, now) : undefined;
  const state: State = {
    ...before,
    soonest: soon?.day,
    step: id,
    status: step.done ? 'done' : 'open',
    done: step.done && id,
    choose: undefined,
  };
  const told = step.say.startsWith('{order}') ? withoutOrder(lines, dialogue, state) : lines;
  const question = questionOf(dialogue, state, step);
  const next = soon ? [own.soonest(dayText(soon.day), soon.times)] : [];
  const offered = repliesOf(dialogue, state, step, now);
  // Where nothing is asked, a button that would change nothing is gone.
  const useful = step.slot ? offered : offered.filter((each) => !isChosen(listening, state, each));
  const replies = withDay(useful, soon?.day, now);
  // Whoever was promised a call has to say where to.
  const lacks = step.done && state.calling ? lacksOf(listening, state) : [];
  const answer = turn(dialogue, state, [...told, question, ...next, ...lacks], replies);
  // "Geändert: 11:00 Uhr" needs no "Ist geändert".
  const isNew = (line: string) => !(told.some(isTold) && own.updated.includes(line));
  return { ...answer, says: answer.says.filter(isNew) };
}
