import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from '../files';

/** One field of a message, as sent. */
const fieldSchema = z.object({ name: z.string(), value: z.string() });
export type Field = z.infer<typeof fieldSchema>;

const messageSchema = z.object({
  /** Sortable by time: "20251121T031200000Z-9f86d081". Also the file name. */
  id: z.string(),
  /** ISO time. */
  receivedAt: z.string(),
  /** Name of the endpoint in the fault switch, "emailjs-send-form". */
  endpoint: z.string(),
  /** Empty when the sender brings the text along. */
  templateId: z.string(),
  /** In the order in which they were sent. */
  fields: z.array(fieldSchema),
  /** What Resend reports with what became of a mail. */
  tags: z.record(z.string(), z.string()).optional(),
});
export type Message = z.infer<typeof messageSchema>;

const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** Accepted messages, one JSON file each, so that they survive a restart. */
export class Outbox {
  private lastTime = 0;

  private constructor(private readonly folder: string) {}

  /** Opens the folder, making it when missing. Rejects when that is not allowed. */
  static async open(folder: string): Promise<Outbox> {
    await mkdir(folder, { recursive: true });
    return new Outbox(folder);
  }

  async add(message: Omit<Message, 'id' | 'receivedAt'>): Promise<void> {
    const received = new Date();
    // Two messages in the same millisecond keep their order.
    this.lastTime = Math.max(received.getTime(), this.lastTime + 1);
    const stamp = new Date(this.lastTime).toISOString().replace(/[-:.]/g, '');
    const id = `${stamp}-${randomBytes(4).toString('hex')}`;
    await writeJson(this.file(id), { id, receivedAt: received.toISOString(), ...message });
  }

  /** All messages, newest first. A damaged file is named on the console and left out. */
  async all(): Promise<Message[]> {
    const ids = (await this.ids()).sort().reverse();
    const messages = await Promise.all(ids.map((id) => this.get(id)));
    return messages.filter((message) => message !== undefined);
  }

  /** One message. `id` may come from an address: nothing when it does not look like one of ours. */
  async get(id: string): Promise<Message | undefined> {
    return idPattern.test(id) ? readJson(this.file(id), messageSchema) : undefined;
  }

  /** Deletes all messages, and nothing else in the folder. */
  async clear(): Promise<void> {
    for (const id of await this.ids()) await rm(this.file(id), { force: true });
  }

  private async ids(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.json'));
    return names.map((name) => path.basename(name, '.json')).filter((id) => idPattern.test(id));
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
