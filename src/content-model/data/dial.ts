import { z } from 'zod';
import { internalPath, plainText, slug } from '../primitives';
import { clockTime } from '../times';

const startsAtMidnight = (entries: readonly { from: string }[]): boolean =>
  entries.every(({ from }, index) => from > (entries[index - 1]?.from ?? '')) &&
  entries[0]?.from === '00:00';
const inOrder = { error: 'beginnt um 00:00, danach jede Uhrzeit später als die vor ihr' };

const industry = slug.describe('Branche: value aus content/data/industries.yaml');

const trade = z.strictObject({
  industry,
  to: internalPath.describe('Seite der Branche'),
  hours: z
    .array(z.strictObject({ from: clockTime, text: plainText }))
    .min(4)
    .refine(startsAtMidnight, inOrder)
    .describe('Was geschieht, jeweils bis zur nächsten Uhrzeit'),
});

/** content/data/dial.yaml: what the hand of the home page's dial tells, by trade and hour. */
export const dialStories = z
  .strictObject({
    trades: z.array(trade).min(1).describe('Die Branchen, je mit ihrem Tag'),
    fitting: z
      .array(z.strictObject({ from: clockTime, industry }))
      .refine(startsAtMidnight, inOrder)
      .describe('Welche Branche gezeigt wird, solange niemand eine gewählt hat'),
  })
  .refine(
    ({ trades, fitting }) =>
      fitting.every(({ industry }) => trades.some((each) => each.industry === industry)),
    { path: ['fitting'], error: 'nennt eine Branche, die unter trades nicht steht' },
  );
