import { z } from 'zod';
import { errorType, HttpError } from '../http-error.ts';
import type { MailWorld } from '../settings.ts';
import type { MailContent } from './messages.ts';
import { renderHtml, renderText } from './render.ts';

const timeLimit = 5_000; // milliseconds
const longestKey = 256; // characters

/**
 * A mail, and the key under which Resend sends it only once, however often it is asked within a
 * day. With `tags` Resend reports what became of it.
 */
export type Mail = {
  to: string;
  replyTo: string;
  content: MailContent;
  key: string;
  tags?: Readonly<Record<string, string>>;
  /** What a mailbox puts into the calendar, or takes out of it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; file: string };
};

/**
 * Sends a mail through Resend.
 * @throws {HttpError} 502 when Resend does not take it, or does not answer in time; it may be tried
 *   again
 */
export async function sendMail(mail: Mail, world: MailWorld): Promise<void> {
  const { resendBase, resendKey, from } = world;
  const body = {
    from,
    to: mail.to,
    reply_to: mail.replyTo,
    subject: mail.content.subject,
    text: renderText(mail.content),
    html: renderHtml(mail.content),
    tags: Object.entries(mail.tags ?? {}).map(([name, value]) => ({ name, value })),
    ...(mail.calendar && { attachments: [attachment(mail.calendar)] }),
  };
  let response: Response;
  let answer: unknown;
  try {
    response = await world.fetch(`${resendBase}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${resendKey}`,
        'content-type': 'application/json',
        'idempotency-key': mail.key.slice(-longestKey),
      },
      body: JSON.stringify(body),
      redirect: 'error', // neither the key nor the mail goes anywhere else
      signal: AbortSignal.timeout(timeLimit),
    });
    answer = await response.json().catch(() => undefined);
  } catch (error) {
    throw mailFailed(errorType(error));
  }
  if (response.ok) return;
  if (nameOf(answer) !== 'invalid_idempotent_request') throw mailFailed(problem(response, answer));
  // The key was used with another text: that mail went out, but was never marked, and the text has
  // changed since.
  world.log(JSON.stringify({ code: 'mail_already_sent', session: mail.key }));
}

const attachment = ({ method, file }: NonNullable<Mail['calendar']>) => ({
  filename: 'termin.ics',
  content: btoa(String.fromCharCode(...new TextEncoder().encode(file))),
  content_type: `text/calendar; charset=utf-8; method=${method}`,
});

/** Resend's names of errors are fixed codes; its messages may repeat an address. */
function problem({ status }: Response, answer: unknown): string {
  const name = nameOf(answer);
  return /^[a-z_]{1,50}$/.test(name) ? `HTTP ${status} ${name}` : `HTTP ${status}`;
}

const nameOf = (answer: unknown): string => named.parse(answer).name;
const named = z.object({ name: z.string() }).catch({ name: '' });

const mailFailed = (type: string) => new HttpError(502, 'mail_failed', { type });
