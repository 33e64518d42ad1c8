import { formatAmount, minutesOfDay } from './format';
import { holidayOn, weekdayOf } from './holidays';

/** When somebody is there: the same hours on some days of the week, never on holidays. */
export type BusinessHours = {
  /** "08:00" */
  opens: string;
  /** "17:00", later on the same day */
  closes: string;
  /** 1 for Monday to 7 for Sunday, in order */
  days: readonly number[];
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const dayMs = 86_400_000;
const text = /^([1-7]{1,7})-([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)$/;

/** Whether the business opens on a date, "2026-12-08". */
export const opensOn = ({ days }: BusinessHours, date: string): boolean =>
  days.includes(weekdayOf(date)) && holidayOn(date) === undefined;

/** How many hours of a day on which the business opens nobody is there. */
export const closedHours = ({ opens, closes }: Pick<BusinessHours, 'opens' | 'closes'>): number =>
  24 - (minutesOfDay(closes) - minutesOfDay(opens)) / 60;

/** How many hours of a date nobody is there. */
export const unattendedOn = (hours: BusinessHours, date: string): number =>
  opensOn(hours, date) ? closedHours(hours) : 24;

/** How many hours of a year nobody is there. */
export function unattendedIn(hours: BusinessHours, year: number): number {
  let sum = 0;
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs)
    sum += unattendedOn(hours, new Date(day).toISOString().slice(0, 10));
  return sum;
}

/** Hours as one says them: a day's to the half, a year's whole; "14,5" or "6.376". */
export const formatHours = (hours: number): string =>
  formatAmount(hours < 100 ? Math.round(hours * 2) / 2 : Math.round(hours)).replace(
    /(,\d)0$/,
    '$1',
  );

/** Opening hours as an address carries them: "12345-0800-1700". */
export const hoursToText = ({ opens, closes, days }: BusinessHours): string =>
  [days.join(''), opens, closes].join('-').replaceAll(':', '');

/** What {@link hoursToText} has written; nothing for a text that cannot be opening hours. */
export function hoursFromText(given: string | null): BusinessHours | undefined {
  const [, days = '', ...clock] = text.exec(given ?? '') ?? [];
  const [opens, closes] = [clock.slice(0, 2).join(':'), clock.slice(2).join(':')];
  if (opens >= closes) return undefined;
  return { opens, closes, days: everyDay.filter((day) => days.includes(String(day))) };
}
