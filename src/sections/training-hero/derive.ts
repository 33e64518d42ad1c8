import type { SectionInput } from '../../content-model/build-tools';
import { trainingDate } from '../../lib/training-date';
import type { trainingHero } from './schema';

/** Replaces the trainings by the date that can be booked. */
export function deriveTrainingHero({ trainings, ...section }: SectionInput<typeof trainingHero>) {
  return { ...section, date: trainingDate(trainings) };
}
