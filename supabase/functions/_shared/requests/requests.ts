import { z } from 'zod';
import type { DatabaseWorld } from '../settings.ts';
import { Table } from '../table.ts';

/** A row of the table requests; supabase/migrations says what each column means. */
export const requestRow = z.object({
  id: z.string(),
  number: z.string(),
  form: z.enum(['contact', 'consultation', 'callback', 'test']),
  via: z.enum(['emailjs', 'function']),
  reason: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  message: z.string(),
  sender: z.string().nullable(),
  created_at: z.string(),
  notified_at: z.string().nullable(),
  bounced_at: z.string().nullable(),
});
export type SentRequest = z.infer<typeof requestRow>;

/** The table requests. */
export class Requests extends Table<SentRequest> {
  constructor(world: DatabaseWorld) {
    super(world, { name: 'requests', key: 'id', row: requestRow });
  }

  /** Requests the agency does not have yet, the oldest first. */
  waiting(limit: number): Promise<SentRequest[]> {
    return this.find({
      notified_at: 'is.null',
      order: 'created_at.asc',
      limit: String(limit),
    });
  }
}
