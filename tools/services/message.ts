import { z } from 'zod';

/** What the website has sent, as the outbox keeps it. */
export const message = z.object({
  id: z.string(),
  /** ISO time. */
  receivedAt: z.string(),
  /** Name of the endpoint in the fault switch, "emailjs-send-form". */
  endpoint: z.string(),
  /** Empty when the sender brings the text along. */
  templateId: z.string(),
  /** In the order in which they were sent. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Message = z.infer<typeof message>;
export type Field = Message['fields'][number];
