import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** Training offers with their states; entries come from content/data/trainings.yaml. */
export const trainingOffers = z.strictObject({
  kind: z.literal('training-offers'),
  ...sectionHead,
  trainings: dataFile('trainings'),
  bookLabel: plainText,
  soonLabel: plainText,
});
