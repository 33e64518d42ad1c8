import { z } from 'zod';
import { plainText } from '../primitives';
import { frame } from './frame';

export const rating = z.strictObject({
  type: z.literal('rating'),
  ...frame,
  score: z.number().min(1).max(5),
  count: plainText,
  bars: z
    .array(z.strictObject({ stars: z.int().min(1).max(5), share: z.number().min(0).max(100) }))
    .length(5),
  quotes: z
    .array(z.strictObject({ stars: z.int().min(1).max(5), text: plainText, from: plainText }))
    .default([]),
});

export const dashboard = z.strictObject({
  type: z.literal('dashboard'),
  ...frame,
  tiles: z
    .array(z.strictObject({ label: plainText, value: plainText, remark: plainText.optional() }))
    .min(2)
    .max(4),
  chart: z.strictObject({
    caption: plainText,
    bars: z
      .array(
        z.strictObject({
          label: plainText,
          value: z.number().min(0).max(100),
          marked: z.boolean().optional(),
        }),
      )
      .min(3)
      .max(12),
  }),
});
