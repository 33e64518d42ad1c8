import { z } from 'zod';
import { action } from '../../content-model/primitives';

/**
 * Where the links in e-mails of the account lead; the words of each way to arrive come with the
 * behaviour.
 */
export const authCallback = z.strictObject({
  kind: z.literal('auth-callback'),
  /** Where a purchase that was begun goes on. */
  purchase: z
    .string()
    .startsWith('/')
    .describe('Seite, auf der eine begonnene Bestellung weitergeht'),
  actions: z.array(action).length(2),
});
