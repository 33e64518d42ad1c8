import { z } from 'zod';
import { euros } from '../amounts';
import { plainText } from '../primitives';
import { frame } from './frame';

export const note = z.strictObject({
  type: z.literal('note'),
  ...frame,
  rows: z
    .array(z.strictObject({ term: plainText, value: plainText, marked: z.boolean().optional() }))
    .min(2),
  chart: z
    .strictObject({
      caption: plainText,
      values: z.array(z.number().min(0).max(10)).min(4).max(24),
      done: z.int().min(0),
      axis: z.array(plainText).min(2),
    })
    .optional(),
});

export const order = z.strictObject({
  type: z.literal('order'),
  ...frame,
  lines: z
    .array(
      z.strictObject({
        count: z.int().min(1),
        item: plainText,
        remark: plainText.optional(),
        price: euros,
      }),
    )
    .min(1),
  remark: z.strictObject({ title: plainText, text: plainText }).optional(),
});

export const document = z.strictObject({
  type: z.literal('document'),
  ...frame,
  question: plainText.optional(),
  paragraphs: z.array(z.strictObject({ text: plainText, marked: z.boolean().optional() })).min(1),
  sources: z.array(z.strictObject({ title: plainText, text: plainText })).default([]),
});
