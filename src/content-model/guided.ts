import { z } from 'zod';
import { euros } from './amounts';
import { weekdays } from './calendar';
import { action, plainText, slug } from './primitives';
import { clockTime } from './times';
import { frame } from './vignettes/frame';
import { note } from './vignettes/papers';
import { itinerary, pipeline, schedule, seating } from './vignettes/plans';

/*
 * content/guided/<assistant>.yaml: a conversation by buttons. What is tapped always works; nothing that is
 * typed is interpreted.
 *
 * business: Pizzeria Muster
 * human: Frau Rossi
 * greeting: Grüß Gott, hier ist Luigi, der digitale Assistent der {business}. Was darf es sein?
 * danger: { say: Im Lokal rufen Sie auch laut nach dem Service., numbers: [144, 122, 133] }
 * menu: [table, vegetarian, allergy]
 * answers:
 *   vegetarian: { button: Was ist ohne Fleisch?, say: Die Margherita., then: [table] }
 *   allergy: { button: Ich habe eine Allergie, say: Da rate ich nicht., note: Wogegen?, human: true }
 *   gas: { button: Es riecht nach Gas, say: Sofort hinaus., numbers: [128], human: true }
 * tasks:
 *   table:
 *     button: Tisch reservieren
 *     fields:
 *       persons: { ask: Für wie viele?, number: [1, 8], above: Ab neun stellt {human} die Tische selbst. }
 *       day: { ask: An welchem Tag?, day: 60, closed: [Montag], closedText: Am Montag ist Ruhetag. }
 *       time: { ask: 'Um wie viel Uhr?', time: ['12:00', '18:30'], except: { Sonntag: ['12:00'] } }
 *       place: { ask: Drinnen oder draußen?, choice: [Stube, { value: Garten, note: Mit Decken. }] }
 *       blanket: { ask: Mit Decke?, choice: [Ja, Nein], only: { place: [Garten] } }
 *       who: { ask: Auf welchen Namen?, text: name }
 *     check: '{place}: {day}, {time} Uhr, {persons}, auf {who}[, Decke: {blanket}]. Passt das?'
 *     done: { say: Eingetragen., title: Tisch reserviert, minutes: 120 }
 *     sheet: { type: note, title: Notiz, rows: [{ term: Wann, value: '{day}, {time} Uhr' }, …] }
 *
 * Placeholders: {business}, {human}, {field} (an earlier field of the task), {field.note}, {field.price},
 * {field.minutes} (of the chosen option), {total} (the sum of all chosen prices), {table} (where the sheet is a seating plan), and prices of content/data/packages.yaml and booking-plans.yaml as
 * {home.pro}, {home.pro.erstes-jahr}, {terminbuchung.basic}. A number reads with its unit ("4 Personen").
 * A part in [square brackets] falls away where a placeholder in it has no value, such as a field that `only` left out.
 */

/** Numbers that a visitor can ring up in an emergency. */
export const emergencyNumbers = ['112', '122', '128', '133', '140', '141', '144', '1450'] as const;
const numbers = z
  .array(z.preprocess((value) => String(value), z.enum(emergencyNumbers)))
  .describe('Notrufnummern, je als Knopf: 144 Rettung, 122 Feuerwehr, 133 Polizei, 128 Gas, 1450');

const optionGroup = z.strictObject({
  value: plainText.describe('So steht es auf dem Knopf, auf dem Blatt und in der Bestätigung'),
  price: euros.optional().describe('In Euro, zählt zu {total}; im Text {feld.price}'),
  minutes: z.int().positive().optional().describe('Dauer, im Text und in done {feld.minutes}'),
  note: plainText.optional().describe('Satz dazu, im Text {feld.note}'),
});
export type GuidedOption = z.output<typeof optionGroup>;
/** Only a value, or a group with more about it. */
const option = z.union([plainText.transform((value): GuidedOption => ({ value })), optionGroup]);
const times = z.array(clockTime).min(1);

/** What a field is asked with; it has exactly one of them. */
export const controls = ['number', 'day', 'time', 'text', 'choice', 'items'] as const;
const belongs = {
  above: ['number'],
  unit: ['number'],
  from: ['day'],
  closed: ['day'],
  holidays: ['day'],
  closedText: ['day'],
  except: ['time'],
  taken: ['time'],
  skip: ['text'],
} as const;

const field = z
  .strictObject({
    ask: plainText.describe('Die Frage'),
    label: plainText
      .optional()
      .describe('Name der Angabe beim Ändern, etwa „Behandlung“; bei Auswahl und Liste angeben'),
    only: z
      .record(slug, z.array(plainText).min(1))
      .optional()
      .describe('Nur fragen, wenn frühere Auswahlen einen dieser Werte haben'),

    number: z
      .tuple([z.int().min(0), z.int()])
      .optional()
      .describe('Anzahl von bis, etwa [1, 8]'),
    above: plainText.optional().describe('Satz, wenn es mehr sind; danach übernimmt der Mensch'),
    unit: z
      .tuple([plainText, plainText])
      .optional()
      .describe('Was gezählt wird, Einzahl und Mehrzahl; sonst Person, Personen'),

    day: z.int().min(1).max(366).optional().describe('Wie viele Tage im Voraus'),
    from: z.int().min(0).optional().describe('Frühestens in so vielen Tagen; sonst heute (0)'),
    closed: z.array(z.enum(weekdays)).optional().describe('Geschlossene Wochentage'),
    holidays: z.literal('closed').optional().describe('An Österreichs Feiertagen zu'),
    closedText: plainText.optional().describe('Satz an einem geschlossenen Tag'),

    time: times.optional().describe('Zeiten als Knöpfe; heute nur spätere'),
    except: z
      .partialRecord(z.enum(weekdays), times)
      .optional()
      .describe('Andere Zeiten an einzelnen Wochentagen, etwa { Freitag: ["09:00"] }'),
    taken: times.optional().describe('Zeiten, die als vergeben dastehen'),

    text: z.enum(['name', 'phone', 'address', 'free']).optional().describe('Ein Textfeld'),
    skip: plainText.optional().describe('Knopf, der das Textfeld auslässt, etwa „Keine Wünsche“'),

    choice: z.array(option).min(2).optional().describe('Eines davon, als Knöpfe'),
    items: z
      .array(optionGroup.required({ price: true }))
      .min(1)
      .optional()
      .describe('Mehreres, mit Anzahl und Preis'),
  })
  .superRefine((written, context) => {
    const given = controls.filter((name) => written[name] !== undefined);
    if (given.length !== 1)
      context.addIssue({
        code: 'custom',
        message: `braucht genau eines von ${controls.join(', ')}; da steht ${given.join(' und ') || 'keines'}`,
      });
    for (const [name, [control]] of Object.entries(belongs))
      if (Reflect.get(written, name) !== undefined && given[0] !== control)
        context.addIssue({ code: 'custom', path: [name], message: `gibt es nur bei „${control}“` });
    if ((written.closed ?? written.holidays) && !written.closedText)
      context.addIssue({
        code: 'custom',
        path: ['closedText'],
        message: 'fehlt: Was sagt er dann?',
      });
    if (written.number && written.number[0] > written.number[1])
      context.addIssue({ code: 'custom', path: ['number'], message: 'von liegt über bis' });
  });
export type GuidedField = z.output<typeof field>;

const paper = {
  avatar: true,
  subtitle: true,
} as const;
const { avatar: _avatar, subtitle: _subtitle, ...sheetFrame } = frame;
const subtitle = plainText.optional().describe('Zweite Zeile im Kopf; sonst der Betrieb');
const added = 'Der Eintrag, der dazukommt';
const words = z.strictObject({ title: plainText, text: plainText }).describe(added);
const table = seating.shape.tables.element;

/** The sheet beside a conversation: how it lies there, and what the visitor adds. */
const sheet = z.discriminatedUnion('type', [
  note.omit({ ...paper, chart: true }).extend({ subtitle }),
  z.strictObject({ type: z.literal('order'), ...sheetFrame, subtitle }),
  schedule.omit(paper).extend({
    subtitle,
    added: z
      .strictObject({
        column: z
          .union([z.int().min(1).max(3), plainText])
          .default(1)
          .describe(
            'Nummer der Spalte, oder ihr Name als Platzhalter, etwa {staff}; sonst die erste',
          ),
        title: plainText,
        text: plainText,
      })
      .describe(added),
  }),
  seating.omit({ ...paper, slots: true, alt: true }).extend({
    subtitle,
    tables: z
      .array(table.extend({ state: table.shape.state.default('free') }))
      .min(1)
      .describe('Der kleinste freie, an dem alle sitzen und der am gewählten Platz (place) steht'),
  }),
  itinerary.omit(paper).extend({ subtitle, added: words }),
  pipeline
    .omit(paper)
    .extend({ subtitle, added: words.describe('Die Karte in der letzten Spalte') }),
]);
export type GuidedSheet = z.output<typeof sheet>;

const task = z.strictObject({
  button: plainText,
  fields: z.record(slug, field).describe('Angaben in der Reihenfolge der Fragen'),
  check: plainText.describe('Liest alles vor und fragt, ob es passt'),
  done: z.strictObject({
    say: plainText.describe('Was er nach dem Ja sagt'),
    title: plainText.describe(
      'Kopf der Bestätigung und des Kalendereintrags, etwa „Tisch reserviert“',
    ),
    minutes: z
      .union([z.int().positive(), plainText])
      .optional()
      .describe('Dauer im Kalender, Zahl oder {feld.minutes}; ohne sie gibt es keinen Eintrag'),
    appointment: z.boolean().optional().describe('Danach der echte Kalender dieser Website'),
  }),
  sheet,
});
export type GuidedTask = z.output<typeof task>;

const answer = z.strictObject({
  button: plainText,
  say: plainText.describe('Die Antwort'),
  numbers: numbers.optional(),
  note: plainText
    .optional()
    .describe('Danach ein Feld mit dieser Frage; die Antwort geht wörtlich an den Menschen'),
  human: z.boolean().optional().describe('Danach Name und Telefon, der Mensch ruft zurück'),
  then: z
    .array(slug)
    .min(1)
    .optional()
    .describe('Knöpfe danach: Aufgaben und Antworten; sonst das Menü'),
  link: action.optional().describe('Seite mit mehr dazu'),
});
export type GuidedAnswer = z.output<typeof answer>;

/** content/guided/<assistant>.yaml */
export const guidedFile = z.strictObject({
  name: plainText.optional().describe('Name, nur wenn die Datei nicht wie ein Assistent heißt'),
  language: z.enum(['de', 'en']).default('de').describe('Sprache des Gesprächs'),
  translation: z
    .strictObject({ button: plainText, file: slug })
    .optional()
    .describe('Dasselbe in der anderen Sprache, etwa { button: English, please, file: sam-en }'),
  business: plainText,
  human: plainText.describe('Wer übernimmt, etwa „Frau Rossi“'),
  greeting: plainText.describe(
    'Begrüßung; {business} statt des Namens, damit Besucher den eigenen einsetzen können',
  ),
  danger: z
    .strictObject({ say: plainText.describe('Wen man vor Ort noch holt'), numbers: numbers.min(1) })
    .describe('Zeile mit den Notrufnummern am Fuß und nach jeder Nachricht'),
  menu: z.array(slug).min(3).max(10).describe('Die ersten Knöpfe: ids aus tasks und answers'),
  answers: z.record(slug, answer).describe('Antworten auf Fragen, je mit einem Knopf'),
  tasks: z.record(slug, task).describe('Was er einträgt'),
});
export type GuidedFile = z.output<typeof guidedFile>;

/** A conversation as the browser gets it. */
export type Conversation = GuidedFile & { name: string };
/** What a page offers of a conversation: whose it is, and its first buttons. */
export type GuidedOffer = { id: string; name: string; first: { id: string; button: string }[] };
