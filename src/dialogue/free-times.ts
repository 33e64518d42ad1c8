import { weekdays } from '../content-model/calendar';
import type { Dialogue, Sheet, Slot } from '../content-model/dialogues';
import { minutesOfDay } from '../lib/format';
import { viennaTime } from '../lib/vienna-time';
import { weekdayOf } from './dates';
import { dialogueWords as own } from './messages';
import { type State, slotOf, stepsOf } from './state';
import { nearestOffers } from './when';

/** A slot that has to be asked again, what to say, and what is possible instead. */
type Refusal = { slot: string; says: string; offered?: readonly string[] };

type Schedule = Extract<Sheet, { type: 'schedule' }>;

/** The column of a plan that an appointment belongs to, from 1: that of whoever was asked for. */
export const columnOf = ({ columns, added }: Schedule, { values }: State): number =>
  columns.findIndex((name) => Object.values(values).includes(name)) + 1 || added.column;

/** What a task that asks for a time knows about it. */
export function planOf(dialogue: Dialogue, state: State, now: Date) {
  const { task, values } = state;
  const asked = stepsOf(dialogue, task, values).map(({ slot: name = '' }) => ({
    name,
    value: values[name],
    slot: slotOf(dialogue, name),
  }));
  const ofType = (type: Slot['type']) => asked.find(({ slot }) => slot?.type === type);
  const [day, time] = [ofType('day'), ofType('time')];
  if (time?.slot?.type !== 'time') return undefined;
  const chosen = asked.flatMap(({ value, slot }) =>
    slot?.type === 'choice' ? slot.options.filter((option) => option.value === value) : [],
  );
  const minutes = chosen.find((option) => option.minutes)?.minutes ?? 0;
  const weekday = day?.value && weekdays[weekdayOf(day.value)];
  const hours = (chosen.find((option) => option.hours)?.hours ?? time.slot.hours)?.filter(
    ({ days }) => !weekday || !days || days.includes(weekday),
  );
  const taken = dialogue.sheets.flatMap((sheet) =>
    sheet.type === 'schedule' && sheet.task === task
      ? sheet.entries.filter(({ column }) => column === columnOf(sheet, state))
      : [],
  );
  const today = viennaTime(now);
  /** Whether a time lies between two others, to the end of what is to be done. */
  const isWithin = (start: string, from: string, to: string) =>
    start >= from && minutesOfDay(start) + minutes <= minutesOfDay(to);
  const isOver = (start: string) => day?.value === today.date && start <= today.time;
  const isOpen = (start: string) =>
    !hours || hours.some(({ from, to }) => isWithin(start, from, to));
  const hasRoom = (start: string) =>
    taken.every((entry) => start >= entry.end || isWithin(start, '00:00', entry.start));
  /** The times on offer that are to come, in the opening hours, and nobody else's. */
  const free = time.slot.offers.filter(
    (offer) => !isOver(offer) && isOpen(offer) && hasRoom(offer),
  );
  return { day, time, slot: time.slot, hours, free, isOver, isOpen };
}

/** "von 8 bis 12 und von 14 bis 18:30 Uhr" */
function openText(hours: readonly { from: string; to: string }[]): string {
  const short = (time: string) => time.replace(/^0|:00$/g, '');
  return `${hours.map(({ from, to }) => `von ${short(from)} bis ${short(to)}`).join(' und ')} Uhr`;
}

/** What stands against the day and the time that were chosen; the day comes first. */
export function refusal(dialogue: Dialogue, state: State, now: Date): Refusal | undefined {
  const plan = planOf(dialogue, state, now);
  if (plan === undefined || (plan.day && !plan.day.value)) return undefined;
  const { day, time, slot, hours = [], free, isOver, isOpen } = plan;
  if (day && free.length === 0) return { slot: day.name, says: own.dayFull };
  const { name, value } = time;
  if (value === undefined || free.includes(value)) return undefined;
  const closed = isOpen(value) ? slot.otherwise : own.closed(openText(hours));
  const says = isOver(value) ? own.timeOver(value) : closed;
  return { slot: name, says, offered: nearestOffers(free, { at: minutesOfDay(value) }) };
}
