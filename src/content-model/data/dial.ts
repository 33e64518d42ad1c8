import { z } from 'zod';
import { action, headline, internalPath, plainText, richText, seo, slug } from '../primitives';
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

/** Stands for how many hours of a day nobody is there. */
const count = '{stunden}';
const withCount = { error: `braucht ${count}: dort steht die Zahl der Stunden` };
const says = (text: string): boolean => text.includes(count);

/** Words of the pages that visitors send on with their opening hours. */
const shared = z.strictObject({
  seo: seo.refine(({ title }) => says(title), { path: ['title'], ...withCount }),
  heading: headline.refine(says, withCount),
  lead: richText,
  actions: z.array(action).length(2),
});
export type SharedHours = z.output<typeof shared>;

/** Puts the number into words of {@link shared}. */
export const withHours = (text: string, hours: string): string => text.replaceAll(count, hours);

/** content/data/dial.yaml: what the hand of the home page's dial tells, by trade and hour. */
export const dialStories = z
  .strictObject({
    trades: z.array(trade).min(1).describe('Die Branchen, je mit ihrem Tag'),
    fitting: z
      .array(z.strictObject({ from: clockTime, industry }))
      .refine(startsAtMidnight, inOrder)
      .describe('Welche Branche gezeigt wird, solange niemand eine gewählt hat'),
    shared: shared.describe('Seite, die jemand mit eigenen Öffnungszeiten weiterschickt'),
  })
  .refine(
    ({ trades, fitting }) =>
      fitting.every(({ industry }) => trades.some((each) => each.industry === industry)),
    { path: ['fitting'], error: 'nennt eine Branche, die unter trades nicht steht' },
  );
