import type { SectionInput } from '../../content-model/build-tools';
import { trainingDate } from '../../lib/training-date';
import type { bookingBanner } from './schema';

/** Replaces the trainings by the date that can be booked. */
export function deriveBookingBanner({ trainings, ...section }: SectionInput<typeof bookingBanner>) {
  return { ...section, date: trainingDate(trainings) };
}
