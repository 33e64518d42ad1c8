import type { SectionInput } from '../../content-model/build-tools';
import { trainingDate } from '../../lib/training-date';
import type { trainingOffers } from './schema';

/** Adds the date that can be booked, and the offers. */
export function deriveTrainingOffers(input: SectionInput<typeof trainingOffers>) {
  const { trainings, ...section } = input;
  const { offers, later } = trainings;
  return { ...section, date: trainingDate(trainings), offers, later };
}
