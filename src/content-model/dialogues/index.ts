import { z } from 'zod';
import { plainText, slug } from '../primitives';
import { sheet } from './sheets';
import { slot } from './slots';

export type { Sheet } from './sheets';
export type { Slot, SlotOption } from './slots';

const phrases = z.array(plainText).default([]);
const replies = z.array(plainText).max(5).default([]).describe('Vorgeschlagene Antworten');

const intent = z.strictObject({
  id: slug,
  label: plainText
    .optional()
    .describe('Steht als Knopf, wenn zwei Anliegen infrage kommen; ohne wird nicht nachgefragt'),
  examples: z
    .array(plainText)
    .min(3)
    .describe(
      'Stichworte und kurze Wendungen. Eine gilt, wenn alle ihre Wörter im Satz stehen; kleine Wörter zählen nicht mit',
    ),
  answer: plainText.optional(),
  step: slug
    .optional()
    .describe('Schritt, mit dem die Aufgabe beginnt; eine Antwort steht vor seiner Frage'),
  replies,
  words: phrases.describe('Wörter, die allein immer dasselbe heißen, etwa „ja“ oder „servus“'),
  phrases: phrases.describe(
    'Wendungen, die sicher dieses Anliegen sind; Schrägstrich: eines davon, Stern: beliebige Buchstaben',
  ),
  unless: phrases.describe(
    'Wendungen, neben denen es nicht gemeint ist, etwa „nur ein Heizkörper“',
  ),
  handover: z.boolean().default(false).describe('Danach übernimmt der Mensch'),
  rank: z
    .enum(['first', 'last'])
    .optional()
    .describe(
      'Rang: first geht allem vor (Schmerzen); last ist Beiwerk, neben dem eine Änderung gilt (Gruß)',
    ),
});
export type Intent = z.output<typeof intent>;

const step = z.strictObject({
  id: slug,
  say: plainText.describe('Was er sagt'),
  again: plainText.optional().describe('Dieselbe Frage in anderen Worten, wenn sie noch offen ist'),
  slot: slug.optional().describe('Was dieser Schritt erfragt'),
  replies,
  next: slug.optional().describe('Nächster Schritt'),
  confirm: slug.optional().describe('Schritt nach einem Ja'),
  only: z
    .record(slug, z.array(plainText))
    .optional()
    .describe('Nur fragen, wenn eine Auswahl oder Anzahl einen dieser Werte hat'),
  early: z
    .boolean()
    .optional()
    .describe('Zählt auch, wenn es jemand sagt, bevor feststeht, ob danach gefragt wird'),
  done: z
    .strictObject({
      title: plainText.describe('Kopf der Bestätigung, etwa „Tisch reserviert“'),
      tried: plainText.describe('Was im Beratungsformular steht, etwa „Tischreservierung“'),
      rows: z.array(z.strictObject({ term: plainText, value: plainText })).min(1),
      minutes: plainText.optional().describe('Dauer im Kalender; ohne sie gibt es keinen Eintrag'),
    })
    .optional(),
});
export type Step = z.output<typeof step>;

const texts = z.record(slug, plainText).default({});
const english = z.strictObject({
  line: plainText.describe('Womit er ins Englische wechselt'),
  unknown: plainText.describe('Antwort auf Unverstandenes'),
  steps: texts.describe('Fragen je Schritt'),
  answers: texts.describe('Antworten je Anliegen'),
  noted: plainText.describe('Wenn etwas nur notiert wird'),
  closed: plainText.describe('Wenn ein Tag oder eine Zeit nicht geht'),
  handover: plainText.describe('Wenn ein Mensch übernimmt'),
  buttons: z.record(plainText, plainText).describe('Knöpfe und Werte, deutsch: englisch'),
});

/** content/dialogues/<assistant>.yaml: what an assistant understands, asks and notes down. */
export const dialogueFile = z.strictObject({
  name: plainText
    .optional()
    .describe('Name, nur ohne Eintrag in content/data/assistants.yaml, etwa „Feedback-Assistent“'),
  business: plainText,
  human: plainText.describe('Wer übernimmt, etwa „Frau Rossi“'),
  greeting: plainText.describe('Begrüßung'),
  replies: replies.describe('Erste Knöpfe'),
  begins: slug.optional().describe('Schritt, dessen Frage schon die Begrüßung stellt'),
  unknown: plainText.describe('Antwort auf Unverstandenes'),
  english: english.optional().describe('Was er auf Englisch kann'),
  help: plainText.describe('Wen man bei Verletzten vor Ort noch holt; steht nach der Rettung'),
  call: z.boolean().default(false).describe('Ein Telefonat statt eines Chats'),
  answers: z.record(slug, plainText).default({}).describe('Eigene Worte für gemeinsame Anliegen'),
  slots: z.record(slug, slot),
  intents: z.array(intent).min(3).describe('Anliegen'),
  steps: z.array(step).min(3),
  sheets: z.array(sheet).min(1).describe('Blätter neben dem Gespräch'),
});
export type DialogueFile = z.output<typeof dialogueFile>;

const emergency = z.strictObject({
  id: slug,
  say: plainText.describe('Ein ruhiger Satz mit der Nummer, ohne Bedingung'),
  number: z.enum(['122', '133', '142', '144']),
  words: phrases.describe('Wörter, an denen man es erkennt; mehrere müssen alle im Satz stehen'),
  unless: phrases.describe('Wörter, neben denen es keine Gefahr ist, etwa „Feuerstelle“'),
  apart: z
    .boolean()
    .optional()
    .describe('Die Wörter gehören auch zusammen, wenn viel dazwischen steht'),
});

const language = z.strictObject({
  id: z.enum(['en', 'it', 'sl', 'hr', 'tr', 'fr']),
  words: phrases.describe('Wörter, die es in dieser Sprache gibt und im Deutschen nicht'),
  line: plainText.describe('Ein Satz in dieser Sprache, mit einem Weg weiter'),
  noted: plainText.describe('Wenn etwas nur notiert wird'),
  emergency: plainText.describe('Was bei Gefahr zu tun ist, mit 112'),
  outside: plainText.describe('Was bei Feuer, Rauch und Gas dazukommt'),
  glossary: z
    .record(plainText, z.array(plainText))
    .default({})
    .describe('Wörter dieser Sprache je deutschem Wort'),
  asks: z
    .record(
      z.enum(['day', 'time', 'count', 'name', 'choice', 'items', 'confirm', 'reach', 'done']),
      plainText,
    )
    .describe('Die Fragen in dieser Sprache, je nachdem, was fehlt'),
  buttons: z
    .record(plainText, plainText)
    .default({})
    .describe('Die Knöpfe der Vorführung in dieser Sprache, je deutschem Knopf'),
});

/** content/dialogues/common.yaml: what every assistant understands. */
export const commonDialogue = z.strictObject({
  variants: z.record(plainText, z.array(plainText)).describe('Dialekt und Kürzel je Wort'),
  groups: z
    .record(slug, z.array(plainText))
    .default({})
    .describe('Wörter, die in einer Wendung gemeinsam mit „@Name“ gemeint sind'),
  emergencies: z.array(emergency).min(1).describe('Gefahren: kommen vor allem anderen'),
  languages: z.array(language).describe('Andere Sprachen'),
  intents: z.array(intent).min(3).describe('Anliegen, die alle verstehen'),
});
export type CommonDialogue = z.output<typeof commonDialogue>;

/** A danger, as the browser gets it: folded phrases with | between. */
export type Emergency = Omit<CommonDialogue['emergencies'][number], 'words' | 'unless'> & {
  words: string;
  unless: string;
};

/** Another language, as the browser gets it: what it is known by, with spaces between. */
export type Language = Omit<CommonDialogue['languages'][number], 'words' | 'glossary'> & {
  words: string;
  /** Its words by the German ones, as `variants` has them. */
  glossary: Readonly<Record<string, string>>;
};

/** An intent as the browser gets it: without defaults, its examples as stems with | between. */
export type LearnedIntent = Pick<Intent, 'id'> &
  Partial<Omit<Intent, 'id' | 'examples' | 'words' | 'phrases' | 'unless'>> & {
    words?: string;
    keys?: string;
    phrases?: string;
    unless?: string;
  };

/** An assistant's dialogue as the browser gets it, with what all assistants share. */
export type Dialogue = Omit<DialogueFile, 'name' | 'intents' | 'answers'> & {
  name: string;
  /** Words that a phrase of a danger means by "@name", with slashes between. */
  groups: Readonly<Record<string, string>>;
  emergencies: readonly Emergency[];
  languages: readonly Language[];
  /** Other spellings, by word; folded, unless two words would then share one. */
  variants: Readonly<Record<string, string>>;
  intents: readonly LearnedIntent[];
};
