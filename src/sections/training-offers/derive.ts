import type { SectionInput } from '../../content-model/build-tools';
import { trainingDate } from '../../lib/training-date';
import type { trainingOffers } from './schema';

/** Adds the date that can be booked, and the offers. */
export function deriveTrainingOffers({
  trainings,
  ...section
}: SectionInput<typeof trainingOffers>) {
  return {
    ...section,
    date: trainingDate(trainings),
    offers: trainings.offers,
    later: trainings.later,
  };
}
