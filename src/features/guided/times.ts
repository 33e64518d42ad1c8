import { weekdays } from '../../content-model/calendar';
import type { GuidedField } from '../../content-model/guided';
import { holidayOn } from '../../lib/holidays';
import { viennaTime } from '../../lib/vienna-time';

const dayMs = 86_400_000;

const weekdayOf = (date: string) => weekdays[new Date(date).getUTCDay()] ?? 'Sonntag';

const spelled = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** @returns "Samstag, 28. November", or "Saturday 28 November" */
export const dayText = (date: string, language: 'de' | 'en'): string =>
  new Date(date).toLocaleDateString(language === 'de' ? 'de-AT' : 'en-GB', spelled);

/** @returns a clock time from minutes since midnight, "07:30" */
export const clockText = (minutes: number): string =>
  new Date(minutes * 60_000).toISOString().slice(11, 16);

type Calendar = NonNullable<GuidedField['day']>;

/** Every day that a field's calendar has, today and closed ones too. */
export function calendarOf({ within, from }: Calendar, now: Date): string[] {
  const today = Date.parse(viennaTime(now).date);
  return Array.from({ length: within - from + 1 }, (_, index) =>
    new Date(today + (from + index) * dayMs).toISOString().slice(0, 10),
  );
}

/** Whether a field's house is closed on a date. */
export const isClosed = ({ closed }: Calendar, date: string): boolean =>
  closed !== undefined &&
  (closed.days.includes(weekdayOf(date)) || (closed.holidays && holidayOn(date) !== undefined));

/**
 * The times of a field on a day, in order; today only those to come.
 * @param date nothing where the task asks for no day
 */
export function timesOn({ time }: GuidedField, date: string | undefined, now: Date) {
  const today = viennaTime(now);
  const times = (date === undefined ? undefined : time?.except[weekdayOf(date)]) ?? time?.at ?? [];
  return times
    .filter((one) => date !== today.date || one > today.time)
    .map((one) => ({ time: one, free: !time?.taken?.includes(one) }));
}

/**
 * The days of a field on which somebody can come.
 * @param time the field that asks for the time, if there is one: a day without any is not free
 */
export const freeDays = (day: Calendar, time: GuidedField | undefined, now: Date): string[] =>
  calendarOf(day, now).filter(
    (date) => !isClosed(day, date) && (!time || timesOn(time, date, now).some(({ free }) => free)),
  );
