import { z } from 'zod';
import { weekdays } from '../calendar';
import { plainText } from '../primitives';
import { clockTime, endsLater, endsTooEarly, hours } from '../times';

const phrases = z.array(plainText).default([]);

const openings = z
  .array(
    z
      .strictObject({
        days: z.array(z.enum(weekdays)).min(1).optional().describe('Ohne Angabe an jedem Tag'),
        ...hours,
      })
      .refine(endsLater, endsTooEarly),
  )
  .min(1)
  .optional();

const option = z.strictObject({
  value: plainText.describe('So steht es auf dem Blatt und in der Bestätigung'),
  words: phrases.describe('Wie es Kunden sonst noch nennen, auch im Dialekt; einzelne Wörter'),
  phrases: phrases.describe(
    'Wendungen, die sicher das heißen; Schrägstrich: eines davon, Stern: beliebige Buchstaben',
  ),
  price: z.number().positive().optional().describe('In Euro, {slot.price} im Text'),
  minutes: z.int().positive().optional().describe('Dauer, {slot.minutes} im Text'),
  hours: openings.describe('Wann es das gibt, wenn nicht immer, solange jemand da ist'),
  note: plainText.optional().describe('Zusatz, {slot.note} im Text'),
  points: z.int().optional().describe('Punkte für {score}'),
});
export type SlotOption = z.output<typeof option>;

const label = plainText
  .optional()
  .describe('So heißt die Angabe auf dem Knopf zum Ändern, wenn nicht wie üblich');

/** What an assistant has to know before it can act. */
export const slot = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('count'),
    label,
    max: z.int().positive().describe('Höchste Anzahl'),
    unit: plainText
      .optional()
      .describe('Was gezählt wird, wenn nicht Personen, in der Einzahl, etwa „Stern“'),
    above: plainText.describe('Antwort, wenn es mehr sind; danach übernimmt der Mensch'),
  }),
  z.strictObject({
    type: z.literal('day'),
    label,
    closed: z.array(z.enum(weekdays)).default([]).describe('Geschlossene Wochentage'),
    closedText: plainText.describe('Antwort, wenn jemand an einem geschlossenen Tag kommen will'),
  }),
  z.strictObject({
    type: z.literal('time'),
    label,
    offers: z.array(clockTime).min(2).describe('Zeiten, die er vorschlägt'),
    taken: z.array(clockTime).default([]).describe('Zeiten, zu denen nichts mehr frei ist'),
    otherwise: plainText.describe(
      'Antwort, wenn die Zeit nicht frei ist; {free} sind die nächsten',
    ),
    hours: openings.describe('Wann jemand da ist; die Dauer muss sich darin ausgehen'),
  }),
  z.strictObject({
    type: z.literal('choice'),
    label,
    options: z.array(option).min(2),
    usual: plainText.optional().describe('Gilt, wenn nichts anderes gesagt wird'),
  }),
  z.strictObject({ type: z.literal('items'), label, options: z.array(option).min(2) }),
  z.strictObject({ type: z.literal('name'), label }),
]);

type Time = { type: 'time' };
/** A slot; where a real calendar is asked, it says which times are free on which day (`2026-12-01`). */
export type Slot =
  | Exclude<z.output<typeof slot>, Time>
  | (Extract<z.output<typeof slot>, Time> & { free?: Readonly<Record<string, readonly string[]>> });
