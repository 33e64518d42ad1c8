import { z } from 'zod';
import { isoDate } from '../days';
import { plainText } from '../primitives';
import { endsLater, endsTooEarly, hours } from '../times';
import { daysIn, openDays } from '../week-days';

/** Positions in the week, 1 for Monday. */
const weekdays = openDays
  .describe('Wochentage, etwa Mo–Do')
  .transform((text) => daysIn(text).map((day) => day + 1));

/**
 * content/data/appointments.yaml: when consultations can be booked. Holidays of Styria are left out by
 * rule. Published as appointments.json, which the Edge Functions read: a change counts at once.
 */
export const appointments = z.strictObject({
  minutes: z.int().min(10).max(240).describe('Wie lange ein Gespräch dauert, in Minuten'),
  gap: z.int().min(0).max(120).describe('Pause zwischen zwei Gesprächen, in Minuten'),
  leadHours: z.int().min(0).max(336).describe('Vorlauf: wie viele Stunden vorher man bucht'),
  aheadDays: z.int().min(1).max(120).describe('Wie viele Tage im Voraus man buchen kann'),
  hours: z
    .array(z.strictObject({ days: weekdays, ...hours }).refine(endsLater, endsTooEarly))
    .describe('Zeiten für Gespräche; an Feiertagen gibt es von selbst keine'),
  exceptions: z
    .array(
      z.strictObject({
        date: isoDate('2026-12-24').describe('Der Tag, etwa 2026-12-24'),
        reason: plainText.optional().describe('Für Sie zum Merken; steht nirgends'),
        hours: z
          .array(z.strictObject(hours).refine(endsLater, endsTooEarly))
          .default([])
          .describe('Zeiten an diesem Tag; ohne sie gibt es keine Gespräche'),
      }),
    )
    .default([])
    .describe('Tage, an denen anderes gilt, etwa Urlaub'),
});
