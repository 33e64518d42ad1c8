import { z } from 'zod';
import { formatDate, monthNames } from './calendar';

/**
 * A day, "2025-10-02".
 * @param example a date of the kind the field holds
 */
export const isoDate = (example: string) =>
  z.iso
    .date({
      abort: true,
      error: ({ input }) => `muss ein Datum wie ${example} sein${writtenDate(input)}`,
    })
    .refine((date) => /^20\d\d/.test(date), {
      error: ({ input }) =>
        `das Jahr ${Number(String(input).slice(0, 4))} stimmt nicht; gemeint ist ein Datum wie ${example}`,
    });

/** Says how a day is written here that is written otherwise, and why one is none. */
function writtenDate(input: unknown): string {
  const text = String(input);
  const withTime = /^(\d{4}-\d\d-\d\d)[T ]\d/.exec(text)?.[1];
  if (withTime !== undefined) return `, ohne Uhrzeit; schreiben Sie ${withTime}`;
  const [, year, month, day] =
    /^(\d{4})[\p{Pd}−./](\d\d?)[\p{Pd}−./](\d\d?)$/u.exec(text) ?? german(text);
  if (year === undefined || month === undefined || day === undefined) return '';
  const monthName = monthNames[Number(month) - 1];
  if (monthName === undefined) return `; einen Monat ${Number(month)} gibt es nicht`;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) < 1 || Number(day) > days) return `; der ${monthName} ${year} hat ${days} Tage`;
  return `; schreiben Sie ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "2.10.2025" or "2.10.25", in the order of an ISO date. */
function german(text: string): string[] {
  const [all = '', day = '', month = '', year = ''] =
    /^(\d\d?)\.\s?(\d\d?)\.\s?((?:20)?\d\d)$/.exec(text) ?? [];
  return all === '' ? [] : [all, year.padStart(4, '20'), month, day];
}

/** How pages write a day: "14. November 2025", and on a departure board "14. NOV 2025". */
export function dayWords(date: string): { tag: string; text: string } {
  const text = formatDate(date);
  const [day = '', month = '', year = ''] = text.split(' ');
  return { tag: `${day} ${month.slice(0, 3).toUpperCase()} ${year}`, text };
}
