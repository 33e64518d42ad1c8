import { z } from 'zod';
import { euros } from './amounts';
import { weekdays } from './calendar';
import { plainText, slug } from './primitives';
import { clockTime } from './times';
import { note, order } from './vignettes/papers';
import { itinerary, schedule, seating } from './vignettes/plans';

/*
 * content/guided/<assistant>.yaml: a conversation by buttons. What is tapped always works; nothing that
 * is typed is interpreted.
 *
 * Placeholders: {business}, {human}, {field} (an earlier field of the task), {field.note} (of the chosen
 * option), {total} (of the chosen items), {table} (of a seating plan), and prices of the site as
 * {home.pro} or {terminbuchung.basic}. A part in [square brackets] falls away where a placeholder in it
 * has no value, such as a field that `only` left out.
 */

/** Numbers that a visitor can ring up in an emergency. */
const numbers = z
  .array(z.preprocess(String, z.enum(['122', '128', '133', '144', '1450'])))
  .min(1)
  .describe('Notrufnummern, je als Knopf: 144 Rettung, 122 Feuerwehr, 133 Polizei, 128 Gas, 1450');

const optionGroup = z.strictObject({
  value: plainText.describe('So steht es auf dem Knopf, auf dem Blatt und in der Bestätigung'),
  minutes: z.int().positive().optional().describe('Dauer im Kalender; sonst die von done'),
  note: plainText.optional().describe('Satz dazu, im Text {feld.note}'),
});
/** Only a value, or a group with more about it. */
const option = z.union([
  plainText.transform((value): z.output<typeof optionGroup> => ({ value })),
  optionGroup,
]);
const item = z.strictObject({ value: plainText, price: euros, note: plainText.optional() });
const times = z.array(clockTime).min(1);

/** What a field is asked with; it has exactly one of them. */
export const controls = ['number', 'day', 'time', 'text', 'choice', 'items'] as const;

const field = z
  .strictObject({
    ask: plainText.describe('Die Frage'),
    label: plainText.optional().describe('Name auf dem Blatt, wo ihn die Art nicht schon sagt'),
    only: z
      .record(slug, z.array(plainText).min(1))
      .optional()
      .describe('Nur fragen, wenn frühere Auswahlen einen dieser Werte haben'),
    number: z
      .strictObject({
        to: z.int().min(1).max(10),
        above: plainText.describe('Satz, wenn es mehr sind; danach übernimmt der Mensch'),
      })
      .optional()
      .describe('Wie viele Personen'),
    day: z
      .strictObject({
        within: z.int().min(1).max(366).describe('Wie viele Tage im Voraus'),
        from: z.int().min(0).default(0).describe('Frühestens in so vielen Tagen'),
        closed: z
          .strictObject({
            days: z.array(z.enum(weekdays)),
            holidays: z.boolean().default(false).describe('Auch an Österreichs Feiertagen'),
            say: plainText.describe('Satz an einem geschlossenen Tag'),
          })
          .optional()
          .describe('Wann zu ist'),
      })
      .optional(),
    time: z
      .strictObject({
        at: times.describe('Zeiten als Knöpfe; heute nur spätere'),
        except: z
          .partialRecord(z.enum(weekdays), times)
          .default({})
          .describe('Andere Zeiten an einzelnen Wochentagen, etwa { Freitag: ["09:00"] }'),
        taken: times.optional().describe('Zeiten, die als vergeben dastehen'),
      })
      .optional(),
    text: z.enum(['name', 'phone', 'address', 'free']).optional().describe('Ein Textfeld'),
    skip: plainText.optional().describe('Knopf, der ein Textfeld auslässt, etwa „Keine Wünsche“'),
    choice: z.array(option).min(2).optional().describe('Eines davon, als Knöpfe'),
    items: z.array(item).min(1).optional().describe('Mehreres, mit Anzahl und Preis'),
  })
  .superRefine((written, context) => {
    const given = controls.filter((name) => written[name] !== undefined);
    if (given.length !== 1)
      context.addIssue({
        code: 'custom',
        message: `braucht genau eines von ${controls.join(', ')}; da steht ${given.join(' und ') || 'keines'}`,
      });
  });
export type GuidedField = z.output<typeof field>;

const headless = { avatar: true } as const;
const added = z.strictObject({ title: plainText, text: plainText });

/** The sheet beside a conversation: how it lies there, and what the visitor adds. */
const sheet = z.discriminatedUnion('type', [
  note.omit({ ...headless, chart: true }),
  order.omit({ ...headless, lines: true }),
  schedule.omit(headless).extend({
    added: added.extend({ column: plainText.describe('Name der Spalte, etwa {staff}') }),
  }),
  seating.omit({ ...headless, slots: true }),
  itinerary.omit(headless).extend({ added }),
]);

const task = z.strictObject({
  button: plainText,
  fields: z.record(slug, field).describe('Angaben in der Reihenfolge der Fragen'),
  check: plainText.describe('Liest alles vor und fragt, ob es passt'),
  done: z.strictObject({
    say: plainText.describe('Was er nach dem Ja sagt'),
    title: plainText.describe('Kopf der Bestätigung und des Kalendereintrags'),
    minutes: z.int().positive().optional().describe('Dauer im Kalender'),
    appointment: z.boolean().optional().describe('Danach der echte Kalender dieser Website'),
  }),
  sheet,
});
export type GuidedTask = z.output<typeof task>;

const answer = z.strictObject({
  button: plainText,
  say: plainText.describe('Die Antwort'),
  numbers: numbers.optional(),
  note: plainText.optional().describe('Danach diese Frage; der Mensch bekommt sie, ruft zurück'),
  human: z.boolean().optional().describe('Danach Name und Telefon, der Mensch ruft zurück'),
  then: z.array(slug).min(1).optional().describe('Knöpfe danach wie in menu; sonst das Menü'),
});

/** content/guided/<assistant>.yaml */
export const guidedFile = z.strictObject({
  name: plainText.optional().describe('Name, wenn die Datei nicht wie ein Assistent heißt'),
  language: z.enum(['de', 'en']).default('de').describe('Sprache des Gesprächs'),
  translation: z
    .strictObject({ button: plainText, file: slug })
    .optional()
    .describe('Dasselbe in der anderen Sprache, etwa { button: English, please, file: sam-en }'),
  business: plainText.describe('Der Betrieb; Besucher können den eigenen einsetzen'),
  human: plainText.describe('Wer übernimmt, etwa „Frau Rossi“'),
  greeting: plainText.describe('Begrüßung, mit {business}'),
  danger: z
    .strictObject({ say: plainText.describe('Wen man vor Ort noch holt'), numbers })
    .describe('Zeile mit den Notrufnummern am Fuß und nach jeder Nachricht'),
  menu: z.array(slug).min(3).max(10).describe('Die ersten Knöpfe: ids aus tasks und answers'),
  answers: z.record(slug, answer).describe('Antworten auf Fragen, je mit einem Knopf'),
  tasks: z.record(slug, task).describe('Was er einträgt'),
});
export type GuidedFile = z.output<typeof guidedFile>;

/** A conversation as the browser gets it. */
export type Conversation = GuidedFile & { name: string };
/** What a page offers of a conversation: its first buttons. */
export type GuidedOffer = { id: string; first: { id: string; button: string }[] };
