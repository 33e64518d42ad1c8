import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { FaultSwitch } from './faults';
import type { ServiceEnv } from './origins';
import type { Field, Outbox } from './outbox';

/** How long Resend remembers an idempotency key. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;
const mostPerSecond = 5;

/**
 * An address as Resend takes it: it refuses reserved domains, letters beyond ASCII, and two dots in a
 * row. `example.at` is what this project's own local addresses use.
 */
const address = z
  .string()
  .regex(/^(?!.*\.\.)([^<>@]+ <)?[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+>?$/i)
  .refine((text) => !/@(example\.(com|org|net)|[^@]*\.(test|invalid))>?$/i.test(text));
const mailSchema = z.strictObject({
  from: address,
  to: address,
  subject: z.string().min(1),
  html: z.string(),
  text: z.string(),
  reply_to: address.optional(),
  attachments: z
    .array(z.strictObject({ filename: z.string(), content: z.base64(), content_type: z.string() }))
    .optional(),
});

/** Resend (api.resend.com): what it accepts is kept in the outbox instead of being sent. */
export function resendRoutes(outbox: Outbox, faults: FaultSwitch): Hono<ServiceEnv> {
  const sent = new Map<string, { id: string; body: string; time: number }>();
  let lately: number[] = [];
  return new Hono<ServiceEnv>().post('/', faults.endpoint('resend-emails'), async (c) => {
    const now = Date.now();
    lately = lately.filter((time) => time > now - 1_000);
    if (lately.length >= mostPerSecond) {
      throw refusal(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '1' });
    }
    lately.push(now);
    if (!/^Bearer re_\S+$/.test(c.req.header('authorization') ?? ''))
      throw refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
    const key = c.req.header('idempotency-key') ?? '';
    if (key.length > 256) throw refusal(400, 'invalid_idempotency_key', 'The key is too long.');
    const body = await c.req.text();
    const earlier = sent.get(key);
    if (earlier && earlier.time + keyLifetimeMs > now) {
      const message = 'Same idempotency key used with a different request payload.';
      if (earlier.body !== body) throw refusal(409, 'invalid_idempotent_request', message);
      return c.json({ id: earlier.id });
    }
    const fields = fieldsOf(await c.req.json().catch(() => undefined));
    const id = randomUUID();
    if (key !== '') sent.set(key, { id, body, time: now });
    outbox.add({ endpoint: 'resend-emails', templateId: '', fields });
    return c.json({ id });
  });
}

/** A mail, its fields by the names that all messages of the outbox use. */
function fieldsOf(value: unknown): Field[] {
  const { data: mail, error } = mailSchema.safeParse(value);
  if (!mail) throw refusal(422, 'validation_error', z.prettifyError(error));
  const { from, to, subject, text, html, reply_to = '', attachments = [] } = mail;
  const attached = attachments.map(({ content }) => Buffer.from(content, 'base64').toString());
  const named = { from, to_email: to, reply_to, subject, message: text, html };
  return Object.entries({ ...named, attached: attached.join('\n') })
    .map(([name, content]) => ({ name, value: content }))
    .filter(({ value }) => value !== '');
}

/** An error as Resend sends it, to be thrown. */
function refusal(
  statusCode: 400 | 401 | 409 | 422 | 429,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): HTTPException {
  const res = Response.json({ statusCode, name, message }, { status: statusCode, headers });
  return new HTTPException(statusCode, { res });
}
