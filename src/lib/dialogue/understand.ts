import type { Dialogue, Slot } from '../../content-model/dialogues';
import { type Item, choiceIn, itemsIn } from './choices';
import { viennaTime } from './dates';
import { peopleIn } from './numbers';
import { type State, slotOf, stepsOf } from './state';
import { type WantedTime, dayIn, timeIn } from './when';
import type { Reader } from './words';

/** What a sentence says about the slots of a task. */
export type Said = {
  values: Record<string, string>;
  items: Item[];
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
  const said: Said = { values: {}, items: [] };
  const all = stepsOf(dialogue, state.task, { ...state.values });
  const names = new Set(all.flatMap(({ slot }) => slot ?? []));
  for (const name of names) {
    const slot = slotOf(dialogue, name);
    if (slot !== undefined) add(said, name, slot, plain, read, asked, now);
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
): void {
  const asked = askedSlot === name;
  const put = (value: string | number | undefined) => {
    if (value !== undefined) said.values[name] = String(value);
  };
  switch (slot.type) {
    case 'count':
      put(peopleIn(plain, asked));
      break;
    case 'day':
      put(dayIn(plain, viennaTime(now).date, asked));
      break;
    case 'choice':
      put(choiceIn(plain, slot.options, read, asked));
      break;
    case 'items':
      said.items = itemsIn(plain, slot.options, read);
      break;
    case 'time': {
      const wanted = timeIn(plain, slot.offers, asked);
      if (wanted !== undefined) said.time = { slot: name, wanted };
    }
  }
}

/** Whether a sentence says anything about a task. */
export const saysSomething = ({ values, items, time }: Said): boolean =>
  Object.keys(values).length > 0 || items.length > 0 || time !== undefined;
