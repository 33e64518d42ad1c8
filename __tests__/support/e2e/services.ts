import { z } from 'zod';
import { addresses } from '../../../tools/front-door/addresses.mjs';

const outboxSchema = z.object({
  messages: z.array(
    z.object({
      endpoint: z.string(),
      templateId: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});
const requestsSchema = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string() })),
});

/** Where both forms send their message. */
export const sendForm = `${addresses.services}/api/v1.0/email/send-form`;

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
  /** Empties the outbox and the log of requests. */
  forget: async () => {
    await fetch(`${addresses.services}/outbox/clear`, { method: 'POST', redirect: 'manual' });
    await call('DELETE', '/__requests');
  },
  /** What has arrived, newest first. */
  messages: async () => outboxSchema.parse(await call('GET', '/outbox.json')).messages,
  /** How many forms were sent, accepted or not. */
  posts: async () => {
    const { requests } = requestsSchema.parse(await call('GET', '/__requests'));
    return requests.filter(({ method }) => method === 'POST').length;
  },
};
