/** When somebody answers the phone: positions in the week, Monday first, "01234", and clock times. */
export type OfficeHours = { days: string; from: string; to: string };

const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of a year, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Public holidays on fixed days in Austria, and the days after Easter Sunday of the others. */
const fixed = /-(?:01-01|01-06|05-01|08-15|10-26|11-01|12-08|12-25|12-26)$/;
const afterEaster = [1, 39, 50, 60];

function isOfficeDay(date: string, { days }: OfficeHours): boolean {
  const sinceEaster = (Date.parse(date) - easter(Number(date.slice(0, 4)))) / dayMs;
  const weekDay = (new Date(date).getUTCDay() + 6) % 7;
  return days.includes(String(weekDay)) && !fixed.test(date) && !afterEaster.includes(sinceEaster);
}

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
