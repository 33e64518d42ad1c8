import { formatDate, weekdays } from '../content-model/calendar';

const day = 86_400_000;

/** @returns an ISO date some days later */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** @returns 0 for Sunday to 6 for Saturday */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** @returns "Samstag, 28. November" */
export const dayText = (date: string): string =>
  `${weekdays[weekdayOf(date)] ?? ''}, ${formatDate(date).replace(/ \d{4}$/, '')}`;

/** @returns a clock time from minutes since midnight, "07:30" */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** @returns "Samstag" */
export const weekdayName = (date: string): string => weekdays[weekdayOf(date)] ?? '';

/** The day that is nearest to another one (ISO dates). */
export const nearestTo = (day: string, days: readonly string[]): string =>
  days.reduce((best, each) => (distance(each, day) < distance(best, day) ? each : best));

const distance = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other));
