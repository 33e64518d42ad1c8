import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';

/** Finds the answer among the questions of all pages; the build collects them. */
export const answers = z.strictObject({
  kind: z.literal('answers'),
  ...sectionHead,
  fieldLabel: plainText,
  allLabel: plainText.describe('Vor der Zahl aller Fragen, etwa „Alle Fragen und Antworten“'),
  noneText: richText.describe('Wenn nichts passt: der Weg zu einem Menschen'),
  suggestions: z.array(plainText).max(5).describe('Beispiele zum Antippen'),
  synonyms: z
    .array(z.array(plainText).min(2))
    .default([])
    .describe('Wörter, die hier dasselbe meinen, etwa [Preis, Kosten]'),
  questions: z
    .array(z.strictObject({ question: plainText, answer: richText }))
    .describe('Fragen, die auf keiner anderen Seite stehen'),
});
