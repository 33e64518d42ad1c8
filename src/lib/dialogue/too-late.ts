import type { Dialogue } from '../../content-model/dialogues';
import { minutesOfDay } from '../format';
import { viennaTime } from '../vienna-time';
import { dialogueWords as own } from './messages';
import { type State, slotOf, stepsOf } from './state';

/** The slot of a kind that a task asks for. */
function slotOfTask(dialogue: Dialogue, { task, values }: State, type: 'day' | 'time') {
  for (const { slot: name } of stepsOf(dialogue, task, values)) {
    const slot = slotOf(dialogue, name);
    if (name !== undefined && slot?.type === type) return { name, slot };
  }
  return undefined;
}

/** The times on offer that are not over yet on the chosen day; the evening of an order is its own. */
export function offersLeft(
  dialogue: Dialogue,
  state: State,
  offers: readonly string[],
  now: Date,
): readonly string[] {
  const { date, time } = viennaTime(now);
  const day = slotOfTask(dialogue, state, 'day');
  if (day === undefined || state.values[day.name] !== date) return offers;
  return offers.filter((offer) => minutesOfDay(offer) > minutesOfDay(time));
}

/** What is over for today: the time that was chosen, or the whole day. */
export function tooLate(
  dialogue: Dialogue,
  state: State,
  now: Date,
): { slot: string; says: string } | undefined {
  const day = slotOfTask(dialogue, state, 'day');
  const time = slotOfTask(dialogue, state, 'time');
  if (day === undefined || time?.slot.type !== 'time') return undefined;
  const left = offersLeft(dialogue, state, time.slot.offers, now);
  if (left.length === 0) return { slot: day.name, says: own.dayOver };
  const chosen = state.values[time.name];
  const isOver =
    chosen !== undefined && time.slot.offers.includes(chosen) && !left.includes(chosen);
  return isOver ? { slot: time.name, says: own.timeOver(chosen) } : undefined;
}
