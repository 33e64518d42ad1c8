import { z } from 'zod';
import { typedText } from '../_shared/mails/content.ts';

const isTold = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** What a form of the website sends. */
export const submission = z.object({
  id: z.uuid(),
  number: z.string().regex(/^\d{4}-\d{4}-[0-9A-F]{4}$/),
  form: z.string().regex(/^[a-z-]{1,30}$/),
  reason: z
    .string()
    .regex(/^[\w ]{1,40}$/)
    .nullable()
    .default(null),
  fields: z
    .record(z.string().regex(/^[a-z_]{1,30}$/), typedText)
    .refine((fields) => Object.keys(fields).length <= 20)
    .refine(({ name }) => isTold(name), { path: ['name'] })
    .refine(({ email, phone }) => isTold(email) || isTold(phone), { path: ['email'] }),
});
export type Submission = z.infer<typeof submission>;
