import { z } from 'zod';
import { plainText } from './primitives';
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
});
export type Dial = z.output<typeof dial>;
