import { z } from 'zod';
import { plainText } from '../primitives';
import { guidedId } from '../references';
import { clockTime } from '../times';
import { frame } from './frame';

const guided = guidedId
  .optional()
  .describe('Gespräch zum Ausprobieren, etwa luigi.allergy; sonst das des Assistenten');

export const chat = z.strictObject({
  type: z.literal('chat'),
  ...frame,
  guided,
  day: plainText.optional(),
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['guest', 'assistant']),
        text: plainText,
        time: clockTime,
        options: z.array(plainText).max(3).optional(),
        chosen: plainText.optional(),
        done: plainText.optional().describe('Was der Assistent danach erledigt hat'),
      }),
    )
    .min(2),
});

export const call = z.strictObject({
  type: z.literal('call'),
  ...frame,
  guided,
  caller: plainText,
  voice: plainText.describe('Name des Assistenten in der Mitschrift'),
  lines: z
    .array(z.strictObject({ at: plainText, from: z.enum(['guest', 'assistant']), text: plainText }))
    .min(2),
});
