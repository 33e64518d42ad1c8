import type { Dialogue, Slot } from '../../content-model/dialogues';
import { fill } from '../../dialogue/fill';
import { planOf } from '../../dialogue/free-times';
import { type State, isFilled, slotOf, stepOf, stepsOf, withoutValue } from '../../dialogue/state';
import type { Assistant, Turn } from '../../dialogue/talk';
import { dialogueMessages as words } from './messages';

/** A value that was understood, for a button that changes it. */
export type Chip = { slot: string; label: string; value: string };

function labelOf(slot: Slot): string {
  if (slot.type === 'count' && slot.unit !== undefined) return slot.unit;
  return slot.type === 'choice' ? '' : words.labels[slot.type];
}

/** The value of a slot as a chip shows it. */
function shown(dialogue: Dialogue, state: State, name: string, slot: Slot): string {
  const value = fill(dialogue, state, `{${name}}`);
  if (slot.type === 'time') return words.time(value);
  if (slot.type !== 'count') return value;
  return slot.unit === undefined ? words.persons(Number(value)) : `${value} ${slot.unit}`;
}

/** What was understood of the task in hand. */
export const chipsOf = (dialogue: Dialogue, state: State): Chip[] =>
  stepsOf(dialogue, state.task, state.values).flatMap(({ slot: name }) => {
    const slot = slotOf(dialogue, name);
    if (name === undefined || slot === undefined || !isFilled(dialogue, state, name)) return [];
    return [{ slot: name, label: labelOf(slot), value: shown(dialogue, state, name, slot) }];
  });

/** What the field takes at this step, "Tag, Uhrzeit"; empty when nothing is asked. */
export function takesOf(dialogue: Dialogue, state: State): string {
  if (state.status !== 'open') return '';
  const asked = stepOf(dialogue, state.step)?.slot;
  const missing = stepsOf(dialogue, state.task, state.values).flatMap(({ slot: name }) => {
    const slot = slotOf(dialogue, name);
    if (name === undefined || slot === undefined || isFilled(dialogue, state, name)) return [];
    return [{ isAsked: name === asked, label: labelOf(slot) }];
  });
  const labels = missing.sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
  return [...new Set(labels.map(({ label }) => label))].filter(Boolean).slice(0, 3).join(', ');
}

/** Asks again for one value, because somebody has touched its chip. */
export function change({ dialogue }: Assistant, before: State, name: string, now: Date): Turn {
  const step = stepsOf(dialogue, before.task, before.values).find(({ slot }) => slot === name);
  const slot = slotOf(dialogue, name);
  const state: State = {
    ...withoutValue(before, name),
    items: slot?.type === 'items' ? [] : before.items,
    step: step?.id,
    status: 'open',
    done: undefined,
    offered: undefined,
  };
  const free = slot?.type === 'time' ? (planOf(dialogue, state, now)?.free ?? []) : [];
  const options = slot?.type === 'choice' ? slot.options.map(({ value }) => value) : free;
  const replies = step?.replies.filter((each) => slot?.type !== 'time' || free.includes(each));
  return {
    state,
    says: [fill(dialogue, state, step?.say ?? dialogue.unknown)],
    replies: replies?.length ? replies : options.slice(0, 4),
    understood: true,
  };
}
