import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { ownPagesOnly, type ServiceEnv } from './origins';
import { sendPage } from './pages/layout';
import { listPage } from './pages/messages';

/** What the website has sent. */
const message = z.object({
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

/** Accepted messages, newest first, one a line in a file that survives a restart. */
export class Outbox {
  messages: Message[] = [];
  readonly #file: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'outbox.jsonl');
    if (!existsSync(this.#file)) return;
    const lines = readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
    // The last line may have been cut off with the program.
    this.messages = lines
      .flatMap((line) => (line.endsWith('}') ? [message.parse(JSON.parse(line))] : []))
      .reverse();
  }

  add(sent: Omit<Message, 'id' | 'receivedAt'>): void {
    const added = { id: randomUUID(), receivedAt: new Date().toISOString(), ...sent };
    this.messages.unshift(added);
    appendFileSync(this.#file, `${JSON.stringify(added)}\n`);
  }

  clear(): void {
    this.messages = [];
    writeFileSync(this.#file, '');
  }
}

/** The pages on which people read what the website has sent, and the same as JSON for tests. */
export const outboxRoutes = (outbox: Outbox): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>()
    .get('/', (c) => c.redirect('/outbox', 303))
    .get('/outbox', (c) => sendPage(c, listPage(outbox.messages)))
    .get('/outbox.json', (c) =>
      c.json({ count: outbox.messages.length, messages: outbox.messages }),
    )
    .post('/outbox/clear', ownPagesOnly, (c) => {
      outbox.clear();
      return c.redirect('/outbox', 303);
    })
    // Every browser asks for it; a 404 would be an error on its console.
    .get('/favicon.ico', (c) => c.body(null, 204));
