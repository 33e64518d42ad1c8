import { z } from 'zod';

const form = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d)|(?:[.:]([0-5]\d))?\s*Uhr)$/;

/** "09:00" for each way to write it: 9:00, 09:00, 9.00, 9 Uhr, 9.30 Uhr. */
function readTime(text: string): string {
  const [, hours = '', minutes, others] = form.exec(text.trim()) ?? [];
  return `${hours.padStart(2, '0')}:${minutes ?? others ?? '00'}`;
}

const noTime = 'muss eine Uhrzeit wie 07:45 sein, spätestens 23:59';

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
