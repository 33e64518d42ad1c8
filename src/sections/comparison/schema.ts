import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';

/** Several ways to do the same, row by row; a row may mark which does it best. */
export const comparison = z
  .strictObject({
    kind: z.literal('comparison'),
    ...sectionHead,
    topic: plainText.describe('Kopf der ersten Spalte'),
    options: z.array(plainText).min(2).max(4).describe('Was verglichen wird'),
    best: plainText
      .optional()
      .describe('Wie die beste Lösung einer Zeile heißt, etwa „Hier am besten“'),
    rows: z
      .array(
        z.strictObject({
          topic: plainText,
          texts: z.array(richText).describe('Ein Satz je Spalte, in ihrer Reihenfolge'),
          best: plainText.optional().describe('Name der Spalte, die es am besten macht'),
        }),
      )
      .min(2)
      .max(12),
    note: richText.optional(),
  })
  .superRefine(({ options, rows }, context) => {
    rows.forEach(({ texts, best }, index) => {
      if (texts.length !== options.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'texts'],
          message: `braucht ${options.length} Sätze, einen je Spalte`,
        });
      if (best !== undefined && !options.includes(best))
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'best'],
          message: `muss eine Spalte nennen: ${options.join(', ')}`,
        });
    });
  });
