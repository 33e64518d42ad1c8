import { z } from 'zod';
import { action, plainText } from './primitives';

/** What visitors learn once their message has arrived, in place of the form. */
export const afterwards = z
  .strictObject({
    heading: plainText,
    steps: z.array(plainText).min(1).max(4).describe('Was jetzt geschieht, und wann'),
    booking: plainText
      .optional()
      .describe('Knopf zum Buchen einer Zeit (content/data/appointments.yaml); ohne ihn fehlt er'),
    pages: z.array(action).length(3).describe('Drei Seiten, die bis dahin passen'),
  })
  .describe('Steht an der Stelle des Formulars, sobald die Nachricht angekommen ist');
export type Afterwards = z.output<typeof afterwards>;
