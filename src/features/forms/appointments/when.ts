import { formatDate, weekdays } from '../../../content-model/calendar';
import { viennaTime } from '../../../lib/vienna-time';

/** "Donnerstag, 3. Dezember 2026"; the day stays with its month at the end of a line. */
export const dayText = (date: string): string =>
  `${weekdays[new Date(date).getUTCDay()] ?? ''}, ${formatDate(date).replace('. ', '.\u00a0')}`;

/** A time as it is in Graz: "Donnerstag, 3. Dezember 2026, 10:00 Uhr". */
export function whenText(instant: string): string {
  const { date, time } = viennaTime(new Date(instant));
  return `${dayText(date)}, ${time} Uhr`;
}

/** Times by their days in Graz, in order. */
export function byDay(times: readonly string[]): { date: string; times: string[] }[] {
  const days = new Map<string, string[]>();
  for (const at of times) {
    const { date } = viennaTime(new Date(at));
    days.set(date, [...(days.get(date) ?? []), at]);
  }
  return [...days].map(([date, of]) => ({ date, times: of }));
}
