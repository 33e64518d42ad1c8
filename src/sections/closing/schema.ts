import { z } from 'zod';
import { action, headline, richText } from '../../content-model/primitives';

/** The closing call with the tower. */
export const closing = z.strictObject({
  kind: z.literal('closing'),
  heading: headline,
  text: richText,
  actions: z.array(action).min(1).max(2),
});
