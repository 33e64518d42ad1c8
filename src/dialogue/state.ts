import type { Dialogue, Slot, SlotOption, Step } from '../content-model/dialogues';
import type { Item } from './order';

/** Where a conversation stands: plain data, so that it can be kept and drawn from. */
export type State = {
  /** First step of the task in hand. */
  task?: string | undefined;
  /** The task whose sheet still lies there, after it was called off. */
  shown?: string | undefined;
  /** The step that asked last. */
  step?: string | undefined;
  values: Readonly<Record<string, string>>;
  /** The values that apply because nobody has said anything else: they are not shown as said. */
  usual?: readonly string[] | undefined;
  items: readonly Item[];
  /** Times the last question offered, when somebody wanted another one. */
  offered?: readonly string[] | undefined;
  status: 'open' | 'done' | 'handover';
  /** The step that finished the task. */
  done?: string | undefined;
  /** How often in a row nothing was understood. */
  misses: number;
  /** Everything the assistant has said: nothing is said twice in the same words. */
  said: readonly string[];
  /** What is to be asked first, when a sentence could mean two things. */
  choose?: { slot: string; options: readonly string[] } | undefined;
  /** The first day with something free, which the last question offered. */
  soonest?: string | undefined;
  /** A part of the day, until there is a day to look for times on. */
  part?: { from: number; to: number } | undefined;
  /** Wishes that wait until the one in hand is done. */
  later: readonly string[];
  /** A sentence that could mean several things, until a button says which. */
  kept?: string | undefined;
  /** A name that was guessed once: it is said back, and not guessed again. */
  guessed?: string | undefined;
  /** What could not be answered, for whoever reads the sheet. */
  notes?: readonly string[] | undefined;
  /** Whether a person has been promised to call back. */
  calling?: boolean | undefined;
  /** The language the assistant has gone over to, or has said that it does not have. */
  language?: string | undefined;
  /** Whether something shall be another way and nobody knows how: then a yes enters nothing. */
  doubted?: boolean | undefined;
  /** Whether the entry that is done now was there before, and is only changed. */
  changed?: boolean | undefined;
};

export const emptyState: State = {
  values: {},
  items: [],
  status: 'open',
  misses: 0,
  said: [],
  later: [],
};

/** A new task, in the same conversation: what `names` lists stays known. */
export const freshState = (
  before: State,
  task: string | undefined,
  names: readonly string[],
): State => ({
  ...emptyState,
  task,
  said: before.said,
  language: before.language,
  notes: before.task === undefined || before.status !== 'done' ? before.notes : undefined,
  later: before.later,
  values: Object.fromEntries(
    Object.entries(before.values).filter(([name]) => names.includes(name)),
  ),
});

/** The slots that hold a name. */
export const nameSlots = ({ slots }: Dialogue): string[] =>
  Object.keys(slots).filter((name) => slots[name]?.type === 'name');

/** What stays known from one task to the next: who somebody is, and what they were asked for first. */
export const lastingSlots = (dialogue: Dialogue, task: string | undefined): string[] => [
  ...nameSlots(dialogue),
  ...(task === dialogue.begins ? [] : stepsOf(dialogue, dialogue.begins, undefined))
    .slice(0, 2)
    .flatMap(({ slot }) => slot ?? []),
];

export const stepOf = (dialogue: Dialogue, id: string | undefined): Step | undefined =>
  dialogue.steps.find((step) => step.id === id);

export const slotOf = (dialogue: Dialogue, id: string | undefined): Slot | undefined =>
  id === undefined ? undefined : dialogue.slots[id];

/** Whether a step applies to what has been chosen so far. */
export const applies = ({ only }: Step, values: State['values']): boolean =>
  Object.entries(only ?? {}).every(([slot, allowed]) => allowed.includes(values[slot] ?? ''));

/**
 * The steps of a task in their order.
 * @param values leaves out the steps that do not apply to them; all are there without
 */
export function stepsOf(
  dialogue: Dialogue,
  task: string | undefined,
  values: State['values'] | undefined,
): Step[] {
  const steps: Step[] = [];
  let step = stepOf(dialogue, task);
  while (step !== undefined && !steps.includes(step)) {
    steps.push(step);
    step = stepOf(dialogue, step.next ?? step.confirm);
  }
  return values === undefined ? steps : steps.filter((each) => applies(each, values));
}

/** The slots that a task asks for, in their order, as far as they apply. */
export const askedOf = (dialogue: Dialogue, { task, values }: State) =>
  stepsOf(dialogue, task, values).flatMap(({ slot: name = '' }) => {
    const slot = slotOf(dialogue, name);
    return slot === undefined ? [] : [{ name, slot }];
  });

/** The value of the first slot of a type. */
export const firstOf = ({ slots }: Dialogue, { values }: State, type: Slot['type']) =>
  Object.keys(slots).flatMap((name) => (slots[name]?.type === type ? (values[name] ?? []) : []))[0];

/** Whether a slot has its value. */
export const isFilled = (dialogue: Dialogue, state: State, slot: string): boolean =>
  dialogue.slots[slot]?.type === 'items' ? state.items.length > 0 : slot in state.values;

/** Whether all of some values have been said. */
export const isKnown = (state: State, values: State['values']): boolean =>
  Object.entries(values).every(([name, value]) => state.values[name] === value);

/** With one value more, or another one. */
export const withValue = <T extends Pick<State, 'values'>>(
  from: T,
  name: string,
  value: string,
): T => ({
  ...from,
  values: { ...from.values, [name]: value },
});

/** With wishes that wait until the one in hand is done. */
export const alsoLater = (state: State, wishes: readonly string[]): State => ({
  ...state,
  later: [...new Set([...state.later, ...wishes])],
});

/** Everything that can be chosen. */
export const optionsOf = ({ slots }: Dialogue): SlotOption[] =>
  Object.values(slots).flatMap((slot) => ('options' in slot ? slot.options : []));

/** What was said, but for one slot. */
export const withoutValue = (state: State, slot: string): State => ({
  ...state,
  values: Object.fromEntries(Object.entries(state.values).filter(([key]) => key !== slot)),
});
