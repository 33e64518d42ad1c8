import type { Trainings } from '../content-model/data';
import { contactAddress } from './contact-address';
import { viennaTime } from './vienna-time';

/**
 * Whether a day is over in Graz, wherever the visitor is.
 * @param isoDate "2025-11-14"
 */
export function isOver(isoDate: string, now: Date): boolean {
  return viennaTime(now).date > isoDate;
}

/** A training's date as pages show it, with the way to ask for the next one once it is over. */
export type TrainingDate = ReturnType<typeof trainingDate>;

/** The date of the training that can be booked; `over` as it is on the day of the build. */
export function trainingDate({ firstDate, offers }: Trainings, now = new Date()) {
  const { tag, text, iso, over, next } = firstDate;
  const offer = offers.find(({ status }) => status === 'bookable');
  const request = { product: offer?.title ?? '', price: offer?.price ?? 0, message: next.message };
  return {
    tag,
    text,
    iso,
    over: isOver(iso, now),
    overText: over,
    next: { label: next.label, to: contactAddress(request) },
  };
}
