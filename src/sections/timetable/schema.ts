import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';

/** A day's schedule as a departure board. */
export const timetable = z.strictObject({
  kind: z.literal('timetable'),
  ...sectionHead,
  rows: z
    .array(
      z.strictObject({
        time: plainText,
        title: plainText,
        text: plainText,
        place: plainText.optional(),
      }),
    )
    .min(3)
    .max(8),
});
