import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';

/** Three ways to reach the agency, each with its hours on a 24-hour ruler. */
export const contactChannels = z.strictObject({
  kind: z.literal('contact-channels'),
  ...sectionHead,
  mail: z.strictObject({ title: plainText, text: plainText }),
  phone: z.strictObject({ title: plainText, text: plainText }),
  chat: z.strictObject({ title: plainText, text: plainText, link: action }),
  booking: z
    .strictObject({ text: richText, label: plainText })
    .optional()
    .describe('Ein Termin im Gespräch, nach content/data/appointments.yaml'),
});
