import { minutesOfDay } from '../../lib/format';

const minutesPerDay = 24 * 60;

/**
 * How much of a day lies between two clock times, as a CSS length on a 24-hour ruler.
 * @returns percent of the day: from midnight to "06:00" it is "25.00%"
 */
export function dayShare(until: string, since = '00:00'): string {
  const minutes = minutesOfDay(until) - minutesOfDay(since);
  return `${((minutes / minutesPerDay) * 100).toFixed(2)}%`;
}
