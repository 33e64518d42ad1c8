import { z } from 'zod';
import { isoDate } from '../days';
import { internalPath, plainText, slug } from '../primitives';
import { imageAddress } from '../references';

/** content/data/assistants.yaml */
export const assistants = z
  .array(
    z.strictObject({
      id: slug,
      name: plainText,
      image: imageAddress,
      icon: z.enum(['wrench', 'tooth', 'pizza', 'calendar', 'bell', 'target', 'phone']),
      trade: plainText,
      description: plainText,
      quote: plainText,
      channels: plainText,
      path: internalPath,
    }),
  )
  .min(1);

/** content/data/people.yaml: who answers when it is a human, and who signs posts. */
export const people = z
  .array(
    z.strictObject({
      id: slug,
      name: plainText,
      image: imageAddress.describe('Gesicht, hochkant im Verhältnis 4:5'),
      task: plainText.describe('Was sie tut, in einer Zeile'),
      sentence: plainText.describe('Ein Satz, wie sie ihn sagt, ohne Anführungszeichen'),
      example: z
        .boolean()
        .default(false)
        .describe(
          'Platzhalter für jemanden, der noch kommt: Formulare nennen ihn nicht, und npm run release verweigert ihn',
        ),
    }),
  )
  .min(1);
export type PersonEntry = z.output<typeof people>[number];

/** content/data/testimonials.yaml */
export const testimonialEntries = z
  .array(
    z
      .strictObject({
        id: slug,
        quote: plainText,
        person: plainText,
        business: plainText,
        releasedOn: isoDate('2026-11-02')
          .optional()
          .describe(
            'Wann der Kunde den Satz freigegeben hat; ohne Freigabe steht „Beispiel“ dabei',
          ),
        releasedBy: plainText.optional().describe('Wer ihn freigegeben hat, wie und wem gegenüber'),
      })
      .refine(({ releasedOn, releasedBy }) => Boolean(releasedOn) === Boolean(releasedBy), {
        path: ['releasedOn'],
        error: 'releasedOn und releasedBy gehören zusammen: entweder beide oder keines',
      }),
  )
  .min(1);

/** content/data/industries.yaml: options of the consultation form. */
export const industries = z.array(z.strictObject({ value: slug, label: plainText })).min(1);
export type IndustryOption = z.output<typeof industries>[number];
