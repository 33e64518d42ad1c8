import type { Dialogue, Slot } from '../content-model/dialogues';
import { choiceIn } from './choices';
import { type Item, orderChange } from './order';
import { viennaTime } from '../lib/vienna-time';
import { peopleIn, unitsIn } from './numbers';
import { type State, applies, emptyState, slotOf, stepsOf } from './state';
import { type WantedTime, dayIn, timeIn } from './when';
import type { Reader } from './words';

/** What a sentence says about the slots of a task. */
export type Said = {
  values: Record<string, string>;
  /** What becomes of an order. */
  change?: ((before: readonly Item[]) => Item[]) | undefined;
  /** A time that still has to be compared with what is free. */
  time?: { slot: string; wanted: WantedTime };
};

/** Reads the values of a task's slots out of a sentence. */
export function saidIn(
  dialogue: Dialogue,
  state: State,
  text: string,
  read: Reader,
  now: Date,
): Said {
  const plain = read(text);
  const asked = dialogue.steps.find(({ id }) => id === state.step)?.slot;
  const said: Said = { values: {} };
  for (const step of stepsOf(dialogue, state.task, undefined)) {
    const { slot: name = '' } = step;
    const slot = slotOf(dialogue, name);
    // What a sentence says first decides what else it may speak of: "3 Sterne, bitte anrufen".
    if (slot && (step.early || applies(step, { ...state.values, ...said.values })))
      add(said, name, slot, plain, read, asked, now, state.values[name]);
  }
  return said;
}

function add(
  said: Said,
  name: string,
  slot: Slot,
  plain: string,
  read: Reader,
  askedSlot: string | undefined,
  now: Date,
  before: string | undefined,
): void {
  const asked = askedSlot === name;
  const put = (value: string | number | undefined) => {
    if (value !== undefined) said.values[name] = String(value);
  };
  switch (slot.type) {
    case 'count':
      put(
        slot.unit
          ? unitsIn(plain, read(slot.unit), asked)
          : peopleIn(plain, asked, before === undefined ? undefined : Number(before)),
      );
      break;
    case 'day':
      put(dayIn(plain, viennaTime(now).date, asked));
      break;
    case 'choice':
      put(choiceIn(plain, slot.options, read, asked));
      break;
    case 'items':
      said.change = orderChange(plain, slot.options, read);
      break;
    case 'time': {
      const wanted = timeIn(plain, slot.offers, asked);
      if (wanted !== undefined) said.time = { slot: name, wanted };
    }
  }
}

/** Whether a sentence says anything about a task. */
export const saysSomething = ({ values, change, time }: Said): boolean =>
  Object.keys(values).length > 0 || change !== undefined || time !== undefined;

/**
 * The task of which a sentence names both what and when: "Pickerl heute um 10".
 * @param hoped the first step of what is probably meant: of an order, what is enough
 */
export function taskIn(dialogue: Dialogue, text: string, read: Reader, now: Date, hoped?: string) {
  return dialogue.intents.find(({ step }) => {
    if (step === undefined) return false;
    const said = saidIn(dialogue, { ...emptyState, task: step }, text, read, now);
    const types = Object.keys(said.values).map((name) => dialogue.slots[name]?.type);
    const isWhen = types.includes('day') || said.time !== undefined;
    return said.change ? isWhen || step === hoped : isWhen && types.some((type) => type !== 'day');
  });
}
