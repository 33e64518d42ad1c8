import { z } from 'zod';
import { sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/** Quotes of customers. */
export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  ground: z.enum(['green', 'sand']).default('green'),
  ...sectionHead,
  testimonials: z
    .array(reference('testimonials'))
    .min(1)
    .max(3)
    .describe('Kundenstimmen: ids aus content/data/testimonials.yaml'),
});
