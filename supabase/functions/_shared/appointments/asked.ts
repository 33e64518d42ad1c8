import { z } from 'zod';
import { isAddress } from '../requests/tell.ts';
import { text } from '../requests/submission.ts';

const line = text.pipe(z.string().trim().min(1).max(200));
const startsAt = z.iso.datetime();
/** What the visitor has last seen, so that two changes at once do not undo each other. */
const seen = { token: z.string().max(200), sequence: z.int().min(0) };

/** What the pages ask of an appointment. */
export const asked = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('book'),
    /** Made by the form, once for each booking: a second try is the same appointment. */
    id: z.uuid(),
    startsAt,
    name: line,
    email: line.refine(isAddress),
    phone: line,
    topic: text.pipe(z.string().max(5_000)),
  }),
  z.strictObject({ action: z.literal('show'), token: seen.token }),
  z.strictObject({ action: z.literal('move'), ...seen, startsAt }),
  z.strictObject({ action: z.literal('cancel'), ...seen }),
]);
type Asked = z.infer<typeof asked>;
export type Booking = Extract<Asked, { action: 'book' }>;
export type Change = Exclude<Asked, Booking>;
