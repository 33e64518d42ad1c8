import { z } from 'zod';

const form = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d)|(?:[.:]([0-5]\d))?\s*Uhr)$/;

/** "09:00" for each way to write it: 9:00, 09:00, 9.00, 9 Uhr, 9.30 Uhr. */
function readTime(text: string): string {
  const [, hours = '', minutes, others] = form.exec(text.trim()) ?? [];
  return `${hours.padStart(2, '0')}:${minutes ?? others ?? '00'}`;
}

const noTime = ({ input }: { input?: unknown }): string =>
  /^24[.:]00|^24 *Uhr/.test(String(input))
    ? `„${String(input)}“: der Tag endet hier mit 23:59`
    : typeof input === 'string' || typeof input === 'number'
      ? `„${input}“ ist keine Uhrzeit wie 07:45, 9:00 oder 9 Uhr`
      : 'nötig ist eine Uhrzeit wie 07:45';

/** Clock time, "07:45" however it was written. */
export const clockTime = z
  .string({ error: noTime })
  .regex(form, { error: noTime })
  .transform(readTime);

/** From when to when, on one day. */
export const hours = { from: clockTime, to: clockTime };

/** Whether a group with `hours` ends after it begins. */
export const endsLater = ({ from, to }: { from: string; to: string }): boolean => from < to;

/** What to say of a group that does not. */
export const endsTooEarly = {
  path: ['to'],
  error: 'muss nach „from“ liegen; from ist der Beginn, to das Ende, spätestens 23:59',
};
