import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { JsonFolder } from '../files';

/** One field of a message, as sent. */
const fieldSchema = z.object({ name: z.string(), value: z.string() });
export type Field = z.infer<typeof fieldSchema>;

const messageSchema = z.object({
  /** Sortable by time: "20251121T031200000Z-9f86d081". */
  id: z.string(),
  /** ISO time. */
  receivedAt: z.string(),
  /** Name of the endpoint in the fault switch, "emailjs-send-form". */
  endpoint: z.string(),
  /** Empty when the sender brings the text along. */
  templateId: z.string(),
  /** In the order in which they were sent. */
  fields: z.array(fieldSchema),
});
export type Message = z.infer<typeof messageSchema>;

/** Accepted messages. */
export class Outbox extends JsonFolder<Message> {
  private lastTime = 0;

  constructor(folder: string) {
    super(folder, messageSchema);
  }

  add(message: Omit<Message, 'id' | 'receivedAt'>): void {
    const received = new Date();
    // Two messages in the same millisecond keep their order.
    this.lastTime = Math.max(received.getTime(), this.lastTime + 1);
    const stamp = new Date(this.lastTime).toISOString().replace(/[-:.]/g, '');
    const id = `${stamp}-${randomBytes(4).toString('hex')}`;
    this.save({ id, receivedAt: received.toISOString(), ...message });
  }

  /** Newest first. */
  override all(): Message[] {
    return super.all().reverse();
  }
}
