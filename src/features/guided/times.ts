import { formatDate, weekdays } from '../../content-model/calendar';
import type { GuidedField } from '../../content-model/guided';
import { holidayOn } from '../../lib/holidays';
import { viennaTime } from '../../lib/vienna-time';

const dayMs = 86_400_000;

/** @returns an ISO date some days later */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays[new Date(date).getUTCDay()] ?? 'Sonntag';

const english = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    ...['August', 'September', 'October', 'November', 'December'],
  ],
};

/** @returns "Samstag, 28. November", or "Saturday, 28 November" */
export function dayText(date: string, language: 'de' | 'en'): string {
  if (language === 'de') return `${weekdayOf(date)}, ${formatDate(date).replace(/ \d{4}$/, '')}`;
  const at = new Date(date);
  return `${english.days[at.getUTCDay()] ?? ''}, ${at.getUTCDate()} ${english.months[at.getUTCMonth()] ?? ''}`;
}

/** @returns a clock time from minutes since midnight, "07:30" */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** The first and the last day that a field takes. */
export function daysOf(
  { day = 0, from = 0 }: GuidedField,
  now: Date,
): [first: string, last: string] {
  const { date } = viennaTime(now);
  return [addDays(date, from), addDays(date, day)];
}

/** Why nobody can come on a day. */
export function dayProblem(
  field: GuidedField,
  date: string,
  now: Date,
): 'closed' | 'outside' | undefined {
  const [first, last] = daysOf(field, now);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < first || date > last) return 'outside';
  const isHoliday = field.holidays === 'closed' && holidayOn(date) !== undefined;
  return isHoliday || field.closed?.includes(weekdayOf(date)) ? 'closed' : undefined;
}

/**
 * The times of a field on a day, in order; today only those to come.
 * @param date nothing where the task asks for no day
 */
export function timesOn(
  field: GuidedField,
  date: string | undefined,
  now: Date,
): { time: string; free: boolean }[] {
  const today = viennaTime(now);
  const times =
    (date === undefined ? undefined : field.except?.[weekdayOf(date)]) ?? field.time ?? [];
  return times
    .filter((time) => date !== today.date || time > today.time)
    .map((time) => ({ time, free: !field.taken?.includes(time) }));
}

/** The next free time after one that is not. */
export const nextFree = (times: readonly { time: string; free: boolean }[], after: string) =>
  (times.find(({ time, free }) => free && time > after) ?? times.find(({ free }) => free))?.time;

/**
 * The first days on which somebody can come.
 * @param time the field that asks for the time, if there is one: a day without any is not free
 */
export function freeDays(
  field: GuidedField,
  time: GuidedField | undefined,
  now: Date,
  count: number,
): string[] {
  const [first, last] = daysOf(field, now);
  const days: string[] = [];
  for (let date = first; date <= last && days.length < count; date = addDays(date, 1)) {
    const isFree = !time || timesOn(time, date, now).some(({ free }) => free);
    if (isFree && dayProblem(field, date, now) === undefined) days.push(date);
  }
  return days;
}
