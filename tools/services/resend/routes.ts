import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { FaultSwitch } from '../control/faults';
import type { ServiceEnv } from '../origins';
import type { Message, Outbox } from '../outbox/outbox';

/** How long Resend remembers an idempotency key. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

const addresses = z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(50)]);
const tagForm = /^[\w-]{1,256}$/;
const mailSchema = z
  .strictObject({
    from: z.string().min(1),
    to: addresses,
    subject: z.string(),
    html: z.string().optional(),
    text: z.string().optional(),
    reply_to: addresses.optional(),
    tags: z
      .array(z.strictObject({ name: z.string().regex(tagForm), value: z.string().regex(tagForm) }))
      .optional(),
    attachments: z
      .array(
        z.strictObject({ filename: z.string(), content: z.base64(), content_type: z.string() }),
      )
      .optional(),
  })
  .refine(({ html, text }) => html !== undefined || text !== undefined, 'html or text is missing');

/** Resend (api.resend.com): what it accepts is kept in the outbox instead of being sent. */
export function resendRoutes(outbox: Outbox, faults: FaultSwitch): Hono<ServiceEnv> {
  const sent = new Map<string, { id: string; body: string; time: number }>();
  return new Hono<ServiceEnv>().post('/', faults.endpoint('resend-emails'), async (c) => {
    const key = c.req.header('idempotency-key');
    const body = await c.req.text();
    const earlier = key && sent.get(key);
    if (earlier && earlier.time + keyLifetimeMs > Date.now()) {
      const message = 'Same idempotency key used with a different request payload.';
      if (earlier.body !== body) throw refusal(409, 'invalid_idempotent_request', message);
      return c.json({ id: earlier.id });
    }
    const { fields, tags } = mailOf(await c.req.json().catch(() => undefined));
    const id = randomUUID();
    if (key) sent.set(key, { id, body, time: Date.now() });
    outbox.add({ endpoint: 'resend-emails', templateId: '', fields, tags });
    return c.json({ id });
  });
}

/** A mail, its fields by the names that all messages of the outbox use. */
function mailOf(value: unknown): Pick<Message, 'fields' | 'tags'> {
  const { data: mail, error } = mailSchema.safeParse(value);
  if (!mail) throw refusal(422, 'validation_error', z.prettifyError(error));
  const { from, to, subject, text, html, reply_to, tags = [], attachments } = mail;
  const attached = attachments?.map(({ content }) => Buffer.from(content, 'base64').toString());
  const named = { from, to_email: to, reply_to, subject, message: text, html, attached };
  const fields = Object.entries(named).flatMap(([name, content]) =>
    content === undefined ? [] : { name, value: [content].flat().join(', ') },
  );
  return { fields, tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])) };
}

/** An error as Resend sends it, to be thrown. */
function refusal(statusCode: 409 | 422, name: string, message: string): HTTPException {
  const res = Response.json({ statusCode, name, message }, { status: statusCode });
  return new HTTPException(statusCode, { res });
}
