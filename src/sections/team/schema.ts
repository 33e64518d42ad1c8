import { z } from 'zod';
import { sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/**
 * Assistants as colleagues; `show` of them are chosen at random on wide screens, all in the
 * carousel.
 */
export const team = z.strictObject({
  kind: z.literal('team'),
  ...sectionHead,
  assistants: z.array(reference('assistants')).min(1),
  show: z.int().min(1).max(4),
});
