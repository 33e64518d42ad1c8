import { weekdays } from '../content-model/calendar';
import type { Dialogue, Sheet, Slot } from '../content-model/dialogues';
import { minutesOfDay } from '../lib/format';
import { viennaTime } from '../lib/vienna-time';
import { nearestOffers } from './clock';
import { addDays, clockText, dayText, weekdayOf } from './dates';
import { dialogueWords as own } from './messages';
import { type State, askedOf, withValue } from './state';

/** A slot that has to be asked again, what to say, and what is possible instead. */
type Refusal = { slot: string; says: string; offered?: readonly string[] };

type Schedule = Extract<Sheet, { type: 'schedule' }>;

/** So long somebody has to have at least before a business closes, in minutes. */
const least = 30;

/** The column of a plan that an appointment belongs to, from 1: that of whoever was asked for. */
export const columnOf = ({ columns, added }: Schedule, { values }: State): number =>
  columns.findIndex((name) => Object.values(values).includes(name)) + 1 || added.column;

/** What a task that asks for a time knows about it. */
export function planOf(dialogue: Dialogue, state: State, now: Date) {
  const { task, values } = state;
  const asked = askedOf(dialogue, state).map((each) => ({ ...each, value: values[each.name] }));
  const ofType = (type: Slot['type']) => asked.find(({ slot }) => slot.type === type);
  const [day, time] = [ofType('day'), ofType('time')];
  if (time?.slot.type !== 'time') return undefined;
  const { slot } = time;
  const chosen = asked.flatMap(({ value, slot: each }) =>
    each.type === 'choice' ? each.options.filter((option) => option.value === value) : [],
  );
  const minutes = chosen.find((option) => option.minutes)?.minutes ?? 0;
  const weekday = day?.value && weekdays[weekdayOf(day.value)];
  const hours = (chosen.find((option) => option.hours)?.hours ?? slot.hours)?.filter(
    ({ days }) => !weekday || !days || days.includes(weekday),
  );
  const taken = dialogue.sheets.flatMap((sheet) =>
    sheet.type === 'schedule' && sheet.task === task
      ? sheet.entries.filter(({ column }) => column === columnOf(sheet, state))
      : [],
  );
  const today = viennaTime(now);
  /** Whether a time lies between two others, to the end of what is to be done. */
  const isWithin = (start: string, from: string, to: string, needs: number) =>
    start >= from && minutesOfDay(start) + needs <= minutesOfDay(to);
  // What has no day is for today, as long as there is still a time to come.
  const isToday = day
    ? day.value === today.date
    : !slot.free && slot.offers.some((offer) => offer > today.time);
  const isOver = (start: string) => isToday && start <= today.time;
  const isOpen = (start: string) =>
    !hours || hours.some(({ from, to }) => isWithin(start, from, to, Math.max(minutes, least)));
  const hasRoom = (start: string) =>
    !slot.taken.includes(start) &&
    taken.every((entry) => start >= entry.end || isWithin(start, '00:00', entry.start, minutes));
  const real = slot.free && (slot.free[day?.value ?? today.date] ?? []);
  const isFree = (start: string) =>
    real ? real.includes(start) : !isOver(start) && isOpen(start) && hasRoom(start);
  /** The times on offer that are to come, in the opening hours, and nobody else's. */
  const free = real ?? slot.offers.filter(isFree);
  /** What is free near a time that is not. */
  const near = (start: string) => {
    const around = [-60, -30, 30, 60]
      .map((minutesOff) => minutesOfDay(start) + minutesOff)
      .filter((each) => each >= 0 && each < 1440)
      .map(clockText);
    const all = [...new Set([...free, ...around.filter(isFree)])];
    return nearestOffers(all, { at: minutesOfDay(start) }).filter((each) => each !== start);
  };
  return { day, time, slot, hours, free, near, isFree, isOver, isOpen };
}

/** The first of some days, or of the next ten, on which something is free in the wanted part of the day, and when. */
export function soonestOf(dialogue: Dialogue, state: State, now: Date, days?: readonly string[]) {
  const plan = planOf(dialogue, state, now);
  const { slot } = plan?.day ?? {};
  if (plan?.day === undefined || slot?.type !== 'day') return undefined;
  const today = viennaTime(now).date;
  for (const day of days ?? Array.from({ length: 10 }, (_, index) => addDays(today, index))) {
    if (slot.closed.some((closed) => closed === weekdays[weekdayOf(day)])) continue;
    const free = planOf(dialogue, withValue(state, plan.day.name, day), now)?.free ?? [];
    const times = state.part ? nearestOffers(free, state.part) : free;
    if (times.length > 0) return { day, times: times.slice(0, 3) };
  }
  return undefined;
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
  const { day, time, slot, hours = [], free, near, isFree, isOver, isOpen } = plan;
  const { name, value } = time;
  if (value !== undefined && isFree(value)) return undefined;
  const dayName = dayText(day?.value ?? viennaTime(now).date);
  if (day && free.length === 0) return { slot: day.name, says: own.dayFull(dayName) };
  if (value === undefined) return undefined;
  const offered = near(value);
  if (isOver(value)) return { slot: name, says: own.timeOver(value), offered };
  const says = isOpen(value)
    ? `${own.notFree(dayName, value)} ${slot.otherwise}`
    : own.closed(dayName, value, openText(hours));
  return { slot: name, says, offered };
}
