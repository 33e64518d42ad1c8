import { z } from 'zod';
import { plainText } from '../primitives';
import { clockTime } from '../times';
import { frame } from './frame';

export const schedule = z.strictObject({
  type: z.literal('schedule'),
  ...frame,
  columns: z.array(plainText).min(1).max(3),
  from: z.int().min(0).max(22),
  to: z.int().min(2).max(24),
  entries: z
    .array(
      z
        .strictObject({
          column: z.int().min(1).max(3),
          start: clockTime,
          end: clockTime,
          title: plainText,
          text: plainText.optional(),
          state: z.enum(['taken', 'fresh', 'added']).default('taken'),
        })
        .refine(({ start, end }) => start < end, {
          path: ['end'],
          error: 'muss nach „start“ liegen',
        }),
    )
    .min(1),
});

export const seating = z.strictObject({
  type: z.literal('seating'),
  ...frame,
  alt: plainText,
  garden: plainText
    .optional()
    .describe('Name des Gartens vor dem Haus; Tische ab y 206 stehen dann im Freien'),
  tables: z
    .array(
      z.strictObject({
        number: z.int().min(1),
        x: z.number(),
        y: z.number(),
        width: z.number().optional().describe('Breite; fehlt bei runden Tischen'),
        seats: z.int().min(1).max(30),
        place: plainText.optional().describe('Wo er steht, wenn im Gespräch danach gefragt wird'),
        state: z.enum(['free', 'booked', 'held', 'fresh']),
      }),
    )
    .min(1),
  slots: z
    .array(z.strictObject({ time: clockTime, state: z.enum(['free', 'full', 'chosen']) }))
    .optional(),
});

export const itinerary = z.strictObject({
  type: z.literal('itinerary'),
  ...frame,
  stops: z
    .array(
      z.strictObject({
        time: plainText,
        title: plainText,
        text: plainText.optional(),
        state: z.enum(['fixed', 'fresh', 'open']).default('fixed'),
      }),
    )
    .min(2),
});

export const pipeline = z.strictObject({
  type: z.literal('pipeline'),
  ...frame,
  stages: z
    .array(
      z.strictObject({
        title: plainText,
        cards: z.array(
          z.strictObject({
            title: plainText,
            text: plainText.optional(),
            state: z.enum(['taken', 'fresh']).default('taken'),
          }),
        ),
      }),
    )
    .min(2)
    .max(4),
});
