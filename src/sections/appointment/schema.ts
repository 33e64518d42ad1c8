import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';

/** One booked consultation: where the links in the mails about it lead. */
export const appointment = z.strictObject({
  kind: z.literal('appointment'),
  heading: headline,
  lead: richText,
  needsScript: plainText.describe('Steht da, wo im Browser kein JavaScript läuft'),
  actions: z.array(action).length(2),
});
