import { holidayOn, weekdayOf } from './holidays';

/** When somebody answers the phone: positions in the week, Monday first, "01234", and clock times. */
export type OfficeHours = { days: string; from: string; to: string };

const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isOfficeDay = (date: string, { days }: OfficeHours): boolean =>
  days.includes(String(weekdayOf(date) - 1)) && holidayOn(date) === undefined;

/** Office days from a date on, itself included. */
export function officeDays(hours: OfficeHours, from: string, count: number): string[] {
  const start = Date.parse(from);
  return Array.from({ length: 30 }, (_, index) => iso(start + index * dayMs))
    .filter((date) => isOfficeDay(date, hours))
    .slice(0, count);
}

/** Whether somebody answers now, and if not, on which date again: nothing, if never. */
export function opening(hours: OfficeHours, now: { date: string; time: string }) {
  const [first, second] = officeDays(hours, now.date, 2);
  const isToday = first === now.date;
  if (isToday && now.time >= hours.from && now.time < hours.to)
    return { isOpen: true, next: first };
  return { isOpen: false, next: isToday && now.time >= hours.to ? second : first };
}
