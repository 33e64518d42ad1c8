import { weekdays } from '../../content-model/calendar';
import { hourText } from '../../lib/format';
import { type OfficeHours, officeDays, opening } from '../../lib/office-hours';
import { callbackMessages as words } from './callback-messages';

type Now = { date: string; time: string };

/** "heute", "morgen", "Montag" */
function dayName(date: string, today: string): string {
  const ahead = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return words.near[ahead] ?? weekdays[new Date(date).getUTCDay()] ?? date;
}

/** Whether somebody answers the phone now, in words, and until or from when. */
export function openingText(hours: OfficeHours, now: Now): { isOpen: boolean; text: string } {
  const { isOpen, next } = opening(hours, now);
  if (isOpen) return { isOpen, text: words.until(hourText(hours.to)) };
  if (next === undefined) return { isOpen, text: words.nobody };
  const from = words.from(dayName(next, now.date), hourText(hours.from));
  return { isOpen, text: from };
}

/** When a call-back is possible: any time, and the halves of the next two office days. */
export function callbackTimes(hours: OfficeHours, now: Now): string[] {
  const halves = [
    { name: words.morning, until: '12:00' },
    { name: words.afternoon, until: hours.to },
  ];
  const times = officeDays(hours, now.date, 3).flatMap((date) =>
    halves
      .filter(({ until }) => date !== now.date || now.time < until)
      .map(({ name }) => `${dayName(date, now.date)} ${name}`),
  );
  return [words.anyTime, ...times.slice(0, 4)];
}
