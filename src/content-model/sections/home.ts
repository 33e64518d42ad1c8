import { z } from 'zod';
import { stage } from '../vignettes';
import { action, clockTime, richText, sectionHead, text } from '../primitives';

/** The home page's opening: headline, the tower with its 24-hour dial, four figures. */
export const dialHero = z.strictObject({
  kind: z.literal('clock-hero'),
  badge: z.strictObject({ figure: text, text }),
  heading: text,
  lead: richText,
  actions: z.array(action).length(2),
  priceOf: text.describe('Paketgruppe, deren günstigstes Paket unter den Knöpfen steht'),
  dial: z.strictObject({
    now: clockTime,
    opens: clockTime,
    closes: clockTime,
    openLabel: text,
    dutyLabel: text,
    caption: text,
    listLabel: text,
    events: z
      .array(z.strictObject({ time: clockTime, title: text, place: text }))
      .min(4)
      .max(8),
  }),
  figures: z
    .array(
      z.strictObject({
        value: text,
        label: text,
        gauge: z.enum(['share', 'clock', 'double', 'union']),
      }),
    )
    .length(4),
});

const stop = z.strictObject({ mark: text, title: text, text: text.optional() });

/** Processes drawn as transit lines with stops (A, B, C). */
export const lines = z.strictObject({
  kind: z.literal('process-lines'),
  ...sectionHead,
  lines: z
    .array(
      z.strictObject({
        sign: text.optional(),
        title: text.optional(),
        text: richText.optional(),
        link: action.optional(),
        stops: z.array(stop).min(3).max(5),
      }),
    )
    .min(1)
    .max(4),
});

/** Assistants as colleagues; `show` of them are chosen at random on wide screens, all in the carousel. */
export const team = z.strictObject({
  kind: z.literal('team'),
  ...sectionHead,
  assistants: z.array(text).min(1),
  show: z.int().min(1).max(4),
});

/** Moments of the day: a time, a trade, and what happens there. */
export const cases = z.strictObject({
  kind: z.literal('day-cases'),
  ...sectionHead,
  cases: z
    .array(
      z.strictObject({
        time: clockTime,
        title: text,
        text: richText,
        points: z.array(text).max(4),
        link: action,
        stage,
      }),
    )
    .min(1),
});

/** The newest posts of the blog. */
export const latestPosts = z.strictObject({
  kind: z.literal('latest-posts'),
  ...sectionHead,
  count: z.int().min(1).max(4),
  link: action,
});
