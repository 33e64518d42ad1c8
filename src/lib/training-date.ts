import type { Trainings } from '../content-model/data';
import { contactAddress } from './contact-address';
import { formatEuro } from './format';
import { viennaTime } from './vienna-time';

/**
 * Whether a day is over in Graz, wherever the visitor is.
 * @param isoDate "2025-11-14"
 */
export function isOver(isoDate: string, now: Date): boolean {
  return viennaTime(now).date > isoDate;
}

/** A day on which a training takes place. */
export type TrainingDay = { iso: string; tag: string; text: string; places?: number | undefined };

/** The next day that can still be booked. */
export const nextDay = (days: readonly TrainingDay[], now: Date): TrainingDay | undefined =>
  days.find(({ iso, places }) => places !== 0 && !isOver(iso, now));

/** A training's dates as pages show them, with the way to ask for the next one once all are over. */
export type TrainingDate = ReturnType<typeof trainingDate>;

/** The dates of the training that can be booked; `next` as it is on the day of the build. */
export function trainingDate(
  { firstDate, furtherDates, calendar, offers }: Trainings,
  now = new Date(),
) {
  const { tag, text, iso, over, next } = firstDate;
  const offer = offers.find(({ status }) => status === 'bookable');
  const request = { product: offer?.title ?? '', price: offer?.price ?? 0, message: next.message };
  const days: TrainingDay[] = [{ tag, text, iso }, ...furtherDates];
  return {
    days,
    calendar,
    nextIso: nextDay(days, now)?.iso,
    overText: over,
    request: {
      label: next.label,
      board: next.board?.map((line) => line.replace('{preis}', formatEuro(request.price))),
      last: next.last,
      to: contactAddress(request),
    },
  };
}
