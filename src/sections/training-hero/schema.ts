import { z } from 'zod';
import { fact, headline, plainText, richText } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/**
 * Opening of the training page: the first date, the booking form and the flyer (links in
 * content/data/site.yaml).
 */
export const trainingHero = z.strictObject({
  kind: z.literal('training-hero'),
  heading: headline,
  lead: richText,
  trainings: dataFile('trainings'),
  dateLabel: plainText,
  bookLabel: plainText,
  flyerLabel: plainText,
  facts: z.array(fact).min(2).max(6),
});
