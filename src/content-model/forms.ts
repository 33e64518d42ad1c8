import { z } from 'zod';
import { plainText, richText } from './primitives';
import { reference } from './references';

/** What visitors learn once their message has arrived. */
export const afterwards = z
  .strictObject({
    heading: plainText,
    steps: z.array(plainText).min(1).max(4).describe('Was jetzt geschieht, und wann'),
  })
  .describe('Steht unter dem Formular, sobald die Nachricht angekommen ist');
export type Afterwards = z.output<typeof afterwards>;

/** The way to a fixed time, below a form. */
export const booking = z
  .strictObject({
    portrait: reference('portraits').optional(),
    text: richText,
    label: plainText,
    withoutScript: plainText.describe('Steht vor der Telefonnummer, wo kein JavaScript läuft'),
  })
  .describe('Unter dem Formular: eine Zeit buchen, nach content/data/appointments.yaml');
