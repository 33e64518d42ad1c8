const dayMs = 86_400_000;

/** Easter Sunday in ms UTC, by the anonymous Gregorian algorithm (Nature, 20 April 1876). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  '05-01': 'Staatsfeiertag',
  '08-15': 'Mariä Himmelfahrt',
  '10-26': 'Nationalfeiertag',
  '11-01': 'Allerheiligen',
  '12-08': 'Mariä Empfängnis',
  '12-25': 'Christtag',
  '12-26': 'Stefanitag',
};

/** By days after Easter Sunday. */
const movable: Readonly<Record<number, string>> = {
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/**
 * The name of the public holiday in Styria on a date, after § 7 Arbeitsruhegesetz.
 * @param date "2026-12-08"
 */
export function holidayOn(date: string): string | undefined {
  const afterEaster = Math.round((Date.parse(date) - easter(Number(date.slice(0, 4)))) / dayMs);
  return fixed[date.slice(5)] ?? movable[afterEaster];
}

/** Day of the week of a date, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;
