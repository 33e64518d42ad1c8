import { viennaTime } from '../lib/vienna-time';
import { takesMonths } from './choices';
import { daysLaterBy, isChange } from './corrections';
import { addDays, nearestTo, weekdayOf } from './dates';
import { type DayRead, dayIn } from './days';
import type { Adding } from './said';

/** The day that a sentence speaks of, beside the one that was said before. */
export function daySaid({
  listening,
  said,
  text,
  without,
  asked,
  before,
}: Adding): DayRead | undefined {
  const today = viennaTime(listening.now).date;
  if (before !== undefined) {
    // "Geht am Samstag drauf was?" is the Saturday after that Wednesday.
    const [, weekday] = /\b(\w+tag|mitwoch) (?:drauf|darauf|danach)\b/.exec(text) ?? [];
    const next = weekday && dayIn(weekday, addDays(before, 1), true);
    if (next && 'day' in next) return next;
    const days = daysLaterBy(text);
    if (days !== undefined) return { day: addDays(before, days) };
  }
  const read = dayIn(text, today, asked);
  if (read === undefined) return undefined;
  if (!('day' in read)) {
    if (takesMonths(listening.dialogue.slots, said.values)) return undefined;
    const [other] = before === undefined ? [] : otherOf(text, before, read.options);
    return other === undefined ? read : { day: other };
  }
  // "Ein Montag, aber nicht am 30.": the one after.
  const not = without === '' ? undefined : dayIn(without, today, true);
  return not && 'day' in not && not.day === read.day ? { day: addDays(read.day, 7) } : read;
}

/** Of two days, the one that is meant instead of what was said before. */
function otherOf(text: string, before: string, options: readonly string[]): readonly string[] {
  // "Doch erst nächsten Samstag" is another one than the one before.
  const others = options.filter((each) => each !== before);
  if (others.length === 1 && isChange(text)) return others;
  // "Donnerstag geht nicht, ginge Freitag?" is the Friday beside that Thursday.
  const isOneWeekday = new Set(options.map(weekdayOf)).size === 1;
  return isOneWeekday && options.length === 2 ? [nearestTo(before, options)] : [];
}
