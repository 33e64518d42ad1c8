import { z } from 'zod';
import { formatDate } from './calendar';

/**
 * A day, "2025-10-02".
 * @param example a date of the kind the field holds
 */
export const isoDate = (example: string) =>
  z.iso.date({ error: ({ input }) => `muss ein Datum wie ${example} sein${writtenDate(input)}` });

/** "2.10.2025" is a date to an Austrian: says how it is written here. */
function writtenDate(input: unknown): string {
  const [, day = '', month = '', year] =
    /^(\d\d?)\.\s?(\d\d?)\.\s?(\d{4})$/.exec(String(input)) ?? [];
  if (year === undefined) return '';
  return `; schreiben Sie ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** How pages write a day: "14. November 2025", and on a departure board "14. NOV 2025". */
export function dayWords(date: string): { tag: string; text: string } {
  const text = formatDate(date);
  const [day = '', month = '', year = ''] = text.split(' ');
  return { tag: `${day} ${month.slice(0, 3).toUpperCase()} ${year}`, text };
}
