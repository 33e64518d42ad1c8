import { z } from 'zod';
import { addresses } from '../../../tools/front-door/addresses.mjs';

const outboxSchema = z.object({
  messages: z.array(
    z.object({
      receivedAt: z.string(),
      endpoint: z.string(),
      templateId: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});
const requestsSchema = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string(), time: z.string() })),
});

const sendFormPath = '/api/v1.0/email/send-form';

/** Where both forms send their message. */
export const sendForm = addresses.services + sendFormPath;

// Other tests use the same services at the same time: nothing is deleted, what is older does not count.
let since = '';

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await fetch(addresses.services + path, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** The local services as a test uses them (tools/services/README.md). */
export const services = {
  /** Breaks the sending of forms. */
  break: (mode: string, delayMs = 0) =>
    call('PUT', '/__faults/emailjs-send-form', { mode, delayMs }),
  mend: () => call('DELETE', '/__faults'),
  /** From now on only what the forms send from now on counts. */
  forget: () => {
    since = new Date().toISOString();
  },
  /** What the forms have sent, newest first. */
  messages: async () =>
    (await services.outbox())
      .filter(({ endpoint, receivedAt }) => endpoint === 'emailjs-send-form' && receivedAt >= since)
      .map(({ receivedAt: _, ...message }) => message),
  /** How many forms were sent, accepted or not. */
  posts: async () => {
    const { requests } = requestsSchema.parse(await call('GET', '/__requests'));
    return requests.filter(
      ({ method, path, time }) => method === 'POST' && path === sendFormPath && time >= since,
    ).length;
  },
  /** Everything in the outbox, newest first. */
  outbox: async () => outboxSchema.parse(await call('GET', '/outbox.json')).messages,
};
