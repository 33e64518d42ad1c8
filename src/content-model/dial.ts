import { z } from 'zod';
import { action, plainText } from './primitives';
import { clockTime } from './times';

/** The tower's 24-hour dial: when the business is open, and what happens around the clock. */
export const dial = z.strictObject({
  now: clockTime,
  opens: clockTime,
  closes: clockTime,
  openLabel: plainText,
  dutyLabel: plainText,
  caption: plainText,
  listLabel: plainText,
  events: z
    .array(z.strictObject({ time: clockTime, title: plainText, place: plainText }))
    .min(4)
    .max(8),
  stories: z
    .array(
      z.strictObject({
        from: clockTime,
        link: action,
        text: plainText,
      }),
    )
    .min(4)
    .describe('Was um die Zeit des Besuchs geschieht, jeweils bis zur nächsten Uhrzeit'),
});
export type Dial = z.output<typeof dial>;
