import { z } from 'zod';
import { action, plainText, richText } from '../../content-model/primitives';

/** The closing call with the tower. */
export const closing = z.strictObject({
  kind: z.literal('closing'),
  heading: plainText,
  text: richText,
  actions: z.array(action).min(1).max(2),
});
