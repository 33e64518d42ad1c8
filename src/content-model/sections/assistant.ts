import { z } from 'zod';
import { action, richText, sectionHead, text } from '../primitives';

/** SplitHero of an assistant's page: the portrait as a poster, a greeting in the assistant's own voice. */
export const portraitHero = z.strictObject({
  kind: z.literal('portrait-hero'),
  assistant: text.describe('id aus content/data/assistants.yaml'),
  heading: text,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  facts: z
    .array(z.strictObject({ term: text, text }))
    .min(2)
    .max(5),
});

const turn = z.strictObject({
  from: z.enum(['guest', 'assistant', 'human']),
  time: text,
  text,
  language: z
    .string()
    .regex(/^[a-z]{2}$/, { error: 'muss ein Kürzel aus zwei Buchstaben sein, etwa en oder it' })
    .optional()
    .describe('Sprache, wenn es nicht Deutsch ist, damit sie richtig vorgelesen wird'),
  note: text.optional().describe('Randnotiz: was der Assistent dabei getan hat'),
});

/** A long conversation with margin notes: what the assistant did, and when it handed over to a person. */
export const dialogue = z
  .strictObject({
    kind: z.literal('dialogue'),
    ...sectionHead,
    guest: text.describe('Wer schreibt oder anruft, etwa „Frau Leitner“'),
    assistant: text.describe('Name des Assistenten'),
    human: text.optional().describe('Wer im Betrieb übernimmt, etwa „Herr Kern, Serviceberater“'),
    turns: z.array(turn).min(5).max(16),
  })
  .refine(
    ({ human, turns }) => human !== undefined || turns.every(({ from }) => from !== 'human'),
    {
      path: ['human'],
      error: 'fehlt: In diesem Gespräch spricht ein Mensch, er braucht einen Namen',
    },
  );

/** SplitHero of a service page: a specification sheet beside the words. */
export const serviceHero = z.strictObject({
  kind: z.literal('service-hero'),
  badge: text,
  heading: text,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  sheetTitle: text,
  sheet: z
    .array(z.strictObject({ term: text, text }))
    .min(3)
    .max(8),
});

/** A notice set apart from the page, for instance about the trade regulations. */
export const notice = z.strictObject({
  kind: z.literal('notice'),
  title: text,
  text: richText,
});
