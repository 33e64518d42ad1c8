import { z } from 'zod';

/** Text as somebody typed it, without the two things that Postgres cannot keep. */
export const text = z
  .string()
  .transform((typed) => typed.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\u{fffd}'));
const line = text.pipe(z.string().trim().min(1).max(500));

const person = { name: line, email: line, phone: line, company: line };
const shared = {
  /** Made by the form, once for each submission: a second try is the same request. */
  id: z.uuid(),
  /** What visitor and agency call it: day, time and four signs of the id. */
  number: z.string().regex(/^\d{4}-\d{4}-[0-9A-F]{4}$/),
  /** Who brings it to the agency: this function, or EmailJS, and this is the owner's copy. */
  via: z.enum(['emailjs', 'function']),
  /** Why EmailJS did not take it: "HTTP 429", "network", "late". */
  reason: z
    .string()
    .regex(/^[\w ]{1,40}$/)
    .nullable()
    .default(null),
};

/** What a form of the website sends, field by field as the specification names them. */
export const submission = z.discriminatedUnion('form', [
  z.strictObject({
    ...shared,
    form: z.literal('contact'),
    fields: z.strictObject({ ...person, message: text.pipe(z.string().min(1)) }),
  }),
  z.strictObject({
    ...shared,
    form: z.literal('consultation'),
    fields: z.strictObject({ ...person, website: line, industry: line, message: text }),
  }),
  z.strictObject({
    ...shared,
    form: z.literal('callback'),
    fields: z
      .strictObject({ name: line, phone: line, message: line })
      .transform((fields) => ({ ...fields, email: '', company: '' })),
  }),
]);
export type Submission = z.infer<typeof submission>;
