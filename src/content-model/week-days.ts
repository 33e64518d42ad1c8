import { z } from 'zod';

/** The days of a week as opening hours name them. */
const weekDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

const form =
  /^(?:Mo(?:ntag)?|Di(?:enstag)?|Mi(?:ttwoch)?|Do(?:nnerstag)?|Fr(?:eitag)?|Sa(?:mstag)?|So(?:nntag)?)$/;

/**
 * Positions in the week of the days that a text names.
 * @param text "Mo–Fr", "Mo - Fr", "Montag bis Freitag", or one day
 * @returns nothing when it names none, or the last before the first
 */
export function daysIn(text: string): number[] {
  const parts = text.trim().split(/\s*(?:[-–—]|\bbis\b)\s*/);
  if (parts.length > 2 || !parts.every((part) => form.test(part))) return [];
  const [from = 0, to = from] = parts.map((part) =>
    weekDays.findIndex((day) => part.startsWith(day)),
  );
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Days that follow each other, "Mo–Fr" however it was written. */
export const openDays = z
  .string()
  .refine((text) => daysIn(text).length > 0, {
    error: ({ input }) =>
      `„${String(input)}“ ist kein Tag und keine Spanne wie Mo–Fr; erlaubt: ${weekDays.join(', ')}`,
  })
  .transform((text) => {
    const days = daysIn(text);
    const [first, last] = [days[0], days.at(-1)].map((day) => weekDays[day ?? 0]);
    return first === last ? String(first) : `${first}–${last}`;
  });
