import { z } from 'zod';
import { imageFile, route, text, id } from '../primitives';

/** content/data/assistants.yaml */
export const assistants = z
  .array(
    z.strictObject({
      id,
      name: text,
      image: imageFile,
      icon: z.enum(['wrench', 'tooth', 'pizza', 'calendar', 'bell', 'target', 'phone']),
      trade: text,
      description: text,
      quote: text,
      channels: text,
      path: route,
    }),
  )
  .min(1);
export type AssistantEntry = z.output<typeof assistants>[number];

/** content/data/testimonials.yaml */
export const testimonialEntries = z
  .array(z.strictObject({ id, quote: text, person: text, business: text }))
  .min(1);
export type TestimonialEntry = z.output<typeof testimonialEntries>[number];

/** content/data/industries.yaml: options of the consultation form. */
export const industries = z.array(z.strictObject({ value: id, label: text })).min(1);
export type IndustryOption = z.output<typeof industries>[number];
