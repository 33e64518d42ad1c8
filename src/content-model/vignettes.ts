import { z } from 'zod';
import { clockTime, text, unknownMember } from './primitives';

/** Parts every instrument (product vignette) has: header, optional portrait, footer with a tick. */
const frame = {
  title: text,
  subtitle: text,
  figure: text.optional().describe('Kleine Angabe rechts im Kopf'),
  avatar: text.optional().describe('id eines Assistenten aus content/data/assistants.yaml'),
  footer: text.optional().describe('Wer hat es wann erledigt'),
};

const chat = z.strictObject({
  type: z.literal('chat'),
  ...frame,
  day: text.optional(),
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['guest', 'assistant']),
        text,
        time: clockTime,
        options: z.array(text).max(3).optional(),
        chosen: text.optional(),
      }),
    )
    .min(2),
});

const call = z.strictObject({
  type: z.literal('call'),
  ...frame,
  caller: text,
  voice: text.describe('Name des Assistenten in der Mitschrift'),
  lines: z.array(z.strictObject({ at: text, from: z.enum(['guest', 'assistant']), text })).min(2),
});

const schedule = z.strictObject({
  type: z.literal('schedule'),
  ...frame,
  columns: z.array(text).min(1).max(3),
  from: z.int().min(0).max(22),
  to: z.int().min(2).max(24),
  entries: z
    .array(
      z.strictObject({
        column: z.int().min(1).max(3),
        start: clockTime,
        end: clockTime,
        title: text,
        text: text.optional(),
        state: z.enum(['taken', 'fresh', 'added']).default('taken'),
      }),
    )
    .min(1),
});

const note = z.strictObject({
  type: z.literal('note'),
  ...frame,
  rows: z.array(z.strictObject({ term: text, value: text, marked: z.boolean().optional() })).min(2),
  chart: z
    .strictObject({
      caption: text,
      values: z.array(z.number().min(0).max(10)).min(4).max(24),
      done: z.int().min(0),
      axis: z.array(text).min(2),
    })
    .optional(),
});

const seating = z.strictObject({
  type: z.literal('seating'),
  ...frame,
  alt: text,
  tables: z
    .array(
      z.strictObject({
        number: z.int(),
        x: z.number(),
        y: z.number(),
        width: z.number().optional().describe('fehlt bei runden Tischen'),
        seats: z.int(),
        state: z.enum(['free', 'booked', 'fresh']),
      }),
    )
    .min(1),
  slots: z
    .array(z.strictObject({ time: clockTime, state: z.enum(['free', 'full', 'chosen']) }))
    .optional(),
});

const order = z.strictObject({
  type: z.literal('order'),
  ...frame,
  lines: z
    .array(
      z.strictObject({ count: z.int(), item: text, remark: text.optional(), price: z.number() }),
    )
    .min(1),
  remark: z.strictObject({ title: text, text }).optional(),
});

const itinerary = z.strictObject({
  type: z.literal('itinerary'),
  ...frame,
  stops: z
    .array(
      z.strictObject({
        time: text,
        title: text,
        text: text.optional(),
        state: z.enum(['fixed', 'fresh', 'open']).default('fixed'),
      }),
    )
    .min(2),
});

const rating = z.strictObject({
  type: z.literal('rating'),
  ...frame,
  score: z.number().min(1).max(5),
  count: text,
  bars: z
    .array(z.strictObject({ stars: z.int().min(1).max(5), share: z.number().min(0).max(100) }))
    .length(5),
  quotes: z.array(z.strictObject({ stars: z.int().min(1).max(5), text, from: text })).default([]),
});

const pipeline = z.strictObject({
  type: z.literal('pipeline'),
  ...frame,
  stages: z
    .array(
      z.strictObject({
        title: text,
        cards: z.array(
          z.strictObject({
            title: text,
            text: text.optional(),
            state: z.enum(['taken', 'fresh']).default('taken'),
          }),
        ),
      }),
    )
    .min(2)
    .max(4),
});

const dashboard = z.strictObject({
  type: z.literal('dashboard'),
  ...frame,
  tiles: z
    .array(z.strictObject({ label: text, value: text, remark: text.optional() }))
    .min(2)
    .max(4),
  chart: z.strictObject({
    caption: text,
    bars: z
      .array(
        z.strictObject({
          label: text,
          value: z.number().min(0).max(100),
          marked: z.boolean().optional(),
        }),
      )
      .min(3)
      .max(12),
  }),
});

const document = z.strictObject({
  type: z.literal('document'),
  ...frame,
  question: text.optional(),
  paragraphs: z.array(z.strictObject({ text, marked: z.boolean().optional() })).min(1),
  sources: z.array(z.strictObject({ title: text, text })).default([]),
});

const types = [
  chat,
  call,
  schedule,
  note,
  seating,
  order,
  itinerary,
  rating,
  pipeline,
  dashboard,
  document,
] as const;

/** A product vignette with believable content of a trade; drawn by components/instruments. */
export const instrument = z.discriminatedUnion('type', types, {
  error: unknownMember(
    'type',
    types.map((type) => type.shape.type.value),
  ),
});

type Authored = z.output<typeof instrument>;
export type VignetteType = Authored['type'];

/** Portrait as it reaches the page: address of the SVG and the assistant's name. */
export type Portrait = { name: string; src: string };

type WithPortrait<T> = T extends Authored ? Omit<T, 'avatar'> & { avatar?: Portrait } : never;
/** An instrument whose `avatar` id has been replaced by the portrait. */
export type Vignette = WithPortrait<Authored>;
/** One kind of instrument by its `type`. */
export type VignetteOf<T extends VignetteType> = Extract<Vignette, { type: T }>;

/** The conversation and its result side by side; the panel's colour follows the time of day. */
export const stage = z.strictObject({
  tone: z.enum(['morning', 'midday', 'evening', 'night']),
  alt: text.describe('Was das Beispiel zeigt, für Vorlesegeräte'),
  conversation: instrument,
  result: instrument,
  resultLabel: text.default('Ergebnis ansehen'),
});
type AuthoredStage = z.output<typeof stage>;
/** A stage with resolved portraits. */
export type VignettePair = Omit<AuthoredStage, 'conversation' | 'result'> & {
  conversation: Vignette;
  result: Vignette;
};
