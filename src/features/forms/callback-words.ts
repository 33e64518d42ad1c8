import { weekdays } from '../../content-model/calendar';
import { hourText } from '../../lib/format';
import { holidayOn, weekdayOf } from '../../lib/holidays';
import { callbackMessages as words } from './callback-messages';

/** When somebody answers the phone: positions in the week, Monday first, "01234", and clock times. */
type OfficeHours = { days: string; from: string; to: string };

type Now = { date: string; time: string };

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
export function opening(hours: OfficeHours, now: Now) {
  const [first, second] = officeDays(hours, now.date, 2);
  const isToday = first === now.date;
  if (isToday && now.time >= hours.from && now.time < hours.to)
    return { isOpen: true, next: first };
  return { isOpen: false, next: isToday && now.time >= hours.to ? second : first };
}

/** "heute", "morgen", "Montag" */
function dayName(date: string, today: string): string {
  const ahead = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
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

/** What the build has written at every link that leads to a call-back. */
export function officeOf(link: HTMLElement) {
  const { email = '', phone = '', phoneHref = '', days = '', from = '', to = '' } = link.dataset;
  return { contact: { email, phone, phoneHref }, hours: { days, from, to } };
}
