import { holidayOn, weekdayOf } from '../holidays.ts';
import { viennaInstant, viennaTime } from '../vienna-time.ts';
import type { Rules } from './rules.ts';

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** When somebody else has an appointment: ISO times. */
type Taken = { starts_at: string; ends_at: string };

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From when to when somebody is there on a date: an exception counts more than week and holiday. */
function hoursOn({ hours, exceptions }: Rules, date: string) {
  const exception = exceptions.find((day) => day.date === date);
  if (exception) return exception.hours;
  if (holidayOn(date) !== undefined) return [];
  return hours.filter(({ days }) => days.includes(weekdayOf(date)));
}

/** All times of a date, whoever has them. */
function timesOn(rules: Rules, date: string): Date[] {
  const step = rules.minutes + rules.gap;
  return hoursOn(rules, date).flatMap(({ from, to }) => {
    const begin = minutesOf(from);
    const count = Math.floor((minutesOf(to) - begin + rules.gap) / step);
    return Array.from({ length: Math.max(0, count) }, (_, index) =>
      viennaInstant(date, clock(begin + index * step)),
    ).filter((at) => at !== undefined);
  });
}

/** The times that can be booked, the earliest first. */
export function freeTimes(rules: Rules, taken: readonly Taken[], now: Date): Date[] {
  const earliest = Number(now) + rules.leadHours * 60 * minute;
  const between = taken.map(({ starts_at, ends_at }) => ({
    from: Date.parse(starts_at) - rules.gap * minute,
    to: Date.parse(ends_at) + rules.gap * minute,
  }));
  const today = Date.parse(viennaTime(now).date);
  const dates = Array.from({ length: rules.aheadDays + 1 }, (_, ahead) =>
    new Date(today + ahead * dayMs).toISOString().slice(0, 10),
  );
  return dates
    .flatMap((date) => timesOn(rules, date))
    .filter((at) => {
      const [from, to] = [Number(at), Number(at) + rules.minutes * minute];
      return from >= earliest && !between.some((other) => from < other.to && to > other.from);
    });
}
