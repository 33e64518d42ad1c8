import { z } from 'zod';
import { plainText } from '../primitives';
import type { Resolved } from '../resolved';
import { call, chat } from './conversations';
import { document, note, order } from './papers';
import { itinerary, pipeline, schedule, seating } from './plans';
import { dashboard, rating } from './reports';

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

/** The product at work, with believable content of a trade; drawn by components/vignettes. */
export const vignette = z.discriminatedUnion('type', types);
/** A vignette as its component receives it. */
export type Vignette = Resolved<z.output<typeof vignette>>;
/** One kind of vignette by its `type`. */
export type VignetteOf<T extends Vignette['type']> = Extract<Vignette, { type: T }>;

/** A conversation and its result side by side; the panel's colour follows the time of day. */
export const vignettePair = z.strictObject({
  tone: z.enum(['morning', 'midday', 'evening', 'night']),
  alt: plainText.describe('Was das Beispiel zeigt, für Vorlesegeräte'),
  conversation: vignette,
  result: vignette,
  resultLabel: plainText.default('Ergebnis ansehen'),
});
export type VignettePair = Resolved<z.output<typeof vignettePair>>;
