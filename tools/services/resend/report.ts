import { createHmac, randomUUID } from 'node:crypto';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import type { Message } from '../outbox/outbox';

/** The final states of a mail, by Resend's names, with the labels of their buttons. */
export const fates = { bounced: 'Als unzustellbar melden', complained: 'Als unerwünscht melden' };
type Fate = keyof typeof fates;

/** Whether a mail has tags: the webhook ignores reports without them. */
export const isTagged = ({ tags = {} }: Message): boolean => Object.keys(tags).length > 0;

/**
 * Tells the function resend-webhook what became of a mail, signed as Resend signs (the way of Svix).
 * Sent once only; Resend itself retries until it is accepted.
 * @param origin of the local services
 */
export async function reportFate(
  { id, tags, fields }: Message,
  fate: Fate,
  origin: string,
): Promise<Response> {
  const to = fields.find(({ name }) => name === 'to_email')?.value.split(', ');
  const data = { email_id: id, to, tags };
  const body = JSON.stringify({ type: `email.${fate}`, created_at: new Date(), data });
  const event = `msg_${randomUUID()}`;
  const time = String(Math.floor(Date.now() / 1_000));
  const { RESEND_WEBHOOK_SECRET: secret } = localFunctionEnvironment(origin);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${event}.${time}.${body}`).digest('base64');
  const svix = { 'svix-id': event, 'svix-timestamp': time, 'svix-signature': `v1,${signature}` };
  return fetch(`${origin}/functions/v1/resend-webhook`, { method: 'POST', headers: svix, body });
}
