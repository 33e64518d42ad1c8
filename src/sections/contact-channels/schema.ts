import { z } from 'zod';
import { guidedId } from '../../content-model/references';
import { action, plainText, sectionHead } from '../../content-model/primitives';

/** Three ways to reach the agency, each with its hours on a 24-hour ruler. */
export const contactChannels = z.strictObject({
  kind: z.literal('contact-channels'),
  ...sectionHead,
  mail: z.strictObject({ title: plainText, text: plainText }),
  phone: z.strictObject({ title: plainText, text: plainText }),
  chat: z.strictObject({
    title: plainText,
    text: plainText,
    link: action,
    guided: guidedId.describe('Gespräch, das der Link öffnet, aus content/guided'),
  }),
});
