import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

const message = z.strictObject({
  from: z.enum(['guest', 'assistant', 'human']),
  time: plainText,
  text: plainText,
  language: z
    .string()
    .regex(/^[a-z]{2}$/, { error: 'muss ein Kürzel aus zwei Buchstaben sein, etwa en oder it' })
    .optional()
    .describe('Sprache, wenn es nicht Deutsch ist, damit sie richtig vorgelesen wird'),
  note: plainText.optional().describe('Randnotiz: was der Assistent dabei getan hat'),
});

/**
 * A long conversation with margin notes: what the assistant did, and when it handed over to a
 * person.
 */
export const dialogue = z.strictObject({
  kind: z.literal('dialogue'),
  ...sectionHead,
  guest: plainText.describe('Wer schreibt oder anruft, etwa „Frau Leitner“'),
  assistant: reference('portraits').describe('Assistent: id aus content/data/assistants.yaml'),
  human: plainText.describe('Wer im Betrieb übernimmt, etwa „Herr Kern, Serviceberater“'),
  messages: z.array(message).min(5).max(16),
});
