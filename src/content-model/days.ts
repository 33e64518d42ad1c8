import { z } from 'zod';
import { formatDate } from './calendar';

/**
 * A day, "2025-10-02".
 * @param example a date of the kind the field holds
 */
export const isoDate = (example: string) =>
  z.iso
    .date({
      abort: true,
      error: `muss ein Datum wie ${example} sein`,
    })
    .refine((date) => /^20\d\d/.test(date), { error: `muss ein Datum wie ${example} sein` });

/** How pages write a day: "14. November 2025", and on a departure board "14. NOV 2025". */
export function dayWords(date: string): { tag: string; text: string } {
  const text = formatDate(date);
  const [day = '', month = '', year = ''] = text.split(' ');
  return { tag: `${day} ${month.slice(0, 3).toUpperCase()} ${year}`, text };
}
