import { z } from 'zod';
import { asked } from '../../content-model/dialogues/asked';
import { plainText, richText, sectionHead } from '../../content-model/primitives';

/** What is said to words no page has an answer to, by intents of content/dialogues/common.yaml. */
const ownAnswers = z
  .strictObject({
    pain: richText,
    rules: richText,
    insult: richText,
    complaint: richText,
    bot: richText,
    human: richText,
    help: richText,
    hello: richText,
    thanks: richText,
  })
  .describe('Antworten auf Schimpfen, Gruß, den Wunsch nach einem Menschen und Ähnliches');

/** Answers questions from what the pages say; the build collects it. */
export const answers = z.strictObject({
  kind: z.literal('answers'),
  ...sectionHead,
  fieldLabel: plainText,
  allLabel: plainText.describe('Vor der Zahl aller Fragen, etwa „Alle Fragen und Antworten“'),
  noneText: richText.describe('Wenn es niemand weiß: der Weg zu einem Menschen'),
  answers: ownAnswers,
  suggestions: z.array(plainText).max(5).describe('Beispiele zum Antippen'),
  synonyms: z
    .array(z.array(plainText).min(2))
    .default([])
    .describe('Wörter, die hier dasselbe meinen, etwa [Preis, Kosten]'),
  questions: z
    .array(z.strictObject({ question: plainText, answer: richText, asked }))
    .describe('Fragen, die auf keiner anderen Seite stehen'),
});
