import { z } from 'zod';
import { action, headline, richText } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/** The closing call with the tower or somebody of the team. */
export const closing = z.strictObject({
  kind: z.literal('closing'),
  heading: headline,
  text: richText,
  actions: z.array(action).min(1).max(2),
  portrait: reference('portraits').optional().describe('Wer statt des Uhrturms verabschiedet'),
});
