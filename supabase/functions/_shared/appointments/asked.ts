import { z } from 'zod';
import { isAddress } from '../requests/tell.ts';
import { text } from '../requests/submission.ts';

const line = text.pipe(z.string().trim().min(1).max(200));
const startsAt = z.iso.datetime();
const token = z.string().max(200);

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
  z.object({ action: z.literal('show'), token }),
  z.object({ action: z.literal('cancel'), token }),
]);
type Asked = z.infer<typeof asked>;
export type Booking = Extract<Asked, { action: 'book' }>;
export type Change = Exclude<Asked, Booking>;
