import type { Dialogue, Slot, Step } from '../content-model/dialogues';
import { clockText, dayText } from './dates';
import { englishOf, fill } from './fill';
import { planOf } from './free-times';
import { dialogueWords as own } from './messages';
import { type State, askedOf, isFilled, slotOf, stepOf } from './state';
import { nearestOffers } from './clock';

/** A value that was understood, for a button that changes it. */
export type Chip = { slot: string; label: string; value: string };

/** What the assistant says, and where the conversation stands then. */
export type Turn = {
  state: State;
  says: string[];
  replies: readonly string[];
  understood: boolean;
  /** What the field takes at this step: "Tag, Uhrzeit, Personen"; empty when nothing is asked. */
  takes: string;
  /** What was understood so far. */
  chips: readonly Chip[];
};

/** One thing to say, in one or more wordings: the first that was not said yet is taken. */
export type Line = string | readonly string[];

/** Makes a turn of what is to be said, so that nothing is said twice in the same words. */
export function turn(
  dialogue: Dialogue,
  before: State,
  lines: readonly Line[],
  replies: readonly string[],
  understood = true,
): Turn {
  const said = [...before.said];
  const says: string[] = [];
  const say = (line: Line) => {
    const wordings = typeof line === 'string' ? [line] : line;
    const text = wordings
      .map((each) => fill(dialogue, before, each))
      .find((each) => each !== '' && !said.includes(each));
    if (text === undefined) return;
    says.push(text);
    said.push(text);
  };
  for (const line of lines) say(line);
  // What was said in all its wordings is left out, unless nothing else is said.
  if (lines.length > 0 && says.length === 0) say([...own.stuck, own.last(said.length)]);
  const state = { ...before, said, ...(understood && { misses: 0, kept: undefined }) };
  return {
    state,
    says,
    replies: replies.map((reply) => englishOf(dialogue, state)?.buttons[reply] ?? reply),
    understood,
    takes: takesOf(dialogue, state),
    chips: chipsOf(dialogue, state),
  };
}

const labelOf = (slot: Slot): string =>
  slot.label ?? (slot.type === 'choice' ? '' : own.labels[slot.type]);

/** The value of a slot as it is shown. */
function shown(dialogue: Dialogue, state: State, name: string): string {
  const slot = slotOf(dialogue, name);
  const value = fill(dialogue, state, `{${name}}`);
  if (slot?.type === 'count')
    return slot.unit
      ? `${value} ${slot.unit}${value === '1' ? '' : 'e'}`
      : own.person(Number(value));
  return slot?.type === 'time' ? `${value} Uhr` : value;
}

/** What was understood of the task in hand. */
export const chipsOf = (dialogue: Dialogue, state: State): Chip[] => [
  ...valuesOf(dialogue, state),
  ...(state.notes ?? []).map((value) => ({ slot: noteSlot, label: own.note, value: cut(value) })),
];

/** A note is no slot, but stands among them. */
export const noteSlot = 'note';
const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 118).trim()} …` : text);

const valuesOf = (dialogue: Dialogue, state: State): Chip[] =>
  askedOf(dialogue, state).flatMap(({ name, slot }) => {
    if (slot.type === 'time' && state.part !== undefined && !(name in state.values))
      return [{ slot: name, label: labelOf(slot), value: own.partOfDay(state.part) }];
    if (!isFilled(dialogue, state, name) || state.usual?.includes(name)) return [];
    return [{ slot: name, label: labelOf(slot), value: shown(dialogue, state, name) }];
  });

/** What is still missing for the task in hand, as the field says it. */
function takesOf(dialogue: Dialogue, state: State): string {
  const asked = stepOf(dialogue, state.step)?.slot;
  const missing = askedOf(dialogue, state).filter(({ name }) => !isFilled(dialogue, state, name));
  const first = missing.filter(({ name }) => name === asked);
  return [...new Set([...first, ...missing].map(({ slot }) => labelOf(slot)))]
    .filter(Boolean)
    .slice(0, 3)
    .join(', ');
}

/** A step's question, and other words for it. */
export function questionOf(dialogue: Dialogue, state: State, step: Step): Line {
  const english = englishOf(dialogue, state);
  if (english) return [english.steps[step.id] ?? step.say, english.unknown];
  const slot = slotOf(dialogue, step.slot);
  const again = step.again === undefined ? [] : [step.again];
  const others = slot === undefined ? own.confirmAgain : own.missing[slot.type];
  return [
    step.say,
    ...again,
    ...(step.done ? (state.changed ? own.updated : own.entered) : others),
  ];
}

/** The quick replies of a step: its own, or what its slot offers. */
export function repliesOf(
  dialogue: Dialogue,
  state: State,
  step: Step,
  now: Date,
): readonly string[] {
  if (state.choose) return state.choose.options.map((value) => shownOption(dialogue, state, value));
  if (step.confirm !== undefined && step.replies.length === 0) return own.confirm;
  if (step.done && state.later[0] !== undefined)
    return [own.nowLater(state.later[0]), ...step.replies.slice(-1)];
  const slot = slotOf(dialogue, step.slot);
  if (slot?.type === 'name') return step.replies.length > 0 ? step.replies : [own.noName];
  if (slot?.type === 'time') {
    const left = planOf(dialogue, state, now)?.free ?? [];
    const inPart = state.part ? nearestOffers(left, state.part) : [];
    if (inPart.length > 0) return inPart.slice(0, 4);
    const usual = step.replies.filter((reply) => left.includes(reply));
    return usual.length > 0 ? usual : left.slice(0, 4);
  }
  if (step.replies.length > 0 || slot === undefined) return step.replies;
  return slot.type === 'choice' ? slot.options.slice(0, 4).map(({ value }) => value) : [];
}

const shownOption = (dialogue: Dialogue, state: State, value: string): string => {
  const slot = slotOf(dialogue, state.choose?.slot);
  if (slot?.type === 'day') return dayText(value);
  return slot?.type === 'time' && /^\d+$/.test(value) ? clockText(Number(value)) : value;
};
