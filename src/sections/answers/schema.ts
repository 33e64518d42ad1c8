import { z } from 'zod';
import { asked } from '../../content-model/dialogues/asked';
import { action, plainText, richText, sectionHead, slug } from '../../content-model/primitives';

/** Answers questions from what the pages say; the build collects it. */
export const answers = z.strictObject({
  kind: z.literal('answers'),
  ...sectionHead,
  fieldLabel: plainText,
  allLabel: plainText.describe('Vor der Zahl aller Fragen, etwa „Alle Fragen und Antworten“'),
  noneText: richText.describe('Wenn es niemand weiß: der Weg zu einem Menschen'),
  synonyms: z
    .array(z.array(plainText).min(2))
    .default([])
    .describe('Wörter, die hier dasselbe meinen, etwa [Preis, Kosten]'),
  questions: z
    .array(
      z.strictObject({
        id: slug,
        question: plainText,
        answer: richText.describe(
          'Steht für sich, auch ohne die Frage. {home.pro} wird durch den Preis ersetzt, {telefon} durch die Nummer',
        ),
        page: action.describe('Wo mehr darüber steht'),
        asked,
      }),
    )
    .min(1)
    .describe('Was Betriebe fragen; die ersten stehen zum Antippen da'),
  said: z
    .array(
      z.strictObject({
        answer: richText,
        aside: z.literal(true).optional().describe('Zählt nur, wenn sonst nichts gefragt ist'),
        asked,
      }),
    )
    .default([])
    .describe('Gruß, Dank, Beschwerde: was keine Frage ist'),
});
