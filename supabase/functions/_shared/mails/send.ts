import { z } from 'zod';
import { nothing, rpc } from '../database.ts';
import { errorType, logFailure } from '../http.ts';
import type { MailEnv } from '../env.ts';
import { blocks, type Mail, overview, renderHtml, renderText } from './content.ts';

/** Resend takes five a second; other servers may use the same account. */
const pause = 220; // milliseconds from one mail to the next
const timeLimit = 5_000; // milliseconds of one attempt
/** How long one run may take: Supabase ends a function after 150 s. */
const runLimit = 100_000;
/** A longer pause than this is left to the next run. */
const longestPause = 20; // seconds
/** Mails in 24 hours beside the urgent ones: orders need the same account. */
const daily = 60;

const owedMail = z.object({
  key: z.string(),
  recipient: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  content: blocks,
  about: overview.nullable(),
  calendar: z.string().nullable(),
});
type OwedMail = z.infer<typeof owedMail>;

/** What came of an attempt; `limited` after which pause in seconds, `stop` for all mails. */
type Outcome =
  | { outcome: 'sent' | 'refused' | 'failed' | 'stop'; reason?: string }
  | { outcome: 'limited'; reason: string; seconds: number };

/**
 * Sends every mail that is due, one after the other; what fails holds back nothing and is tried by the
 * next run. Does not throw: the mails are kept, and scheduled-tasks sends what a run has left.
 */
export async function sendDueMails(env: MailEnv): Promise<void> {
  const run = crypto.randomUUID();
  const end = env.now() + runLimit;
  try {
    while (env.now() < end) {
      const [mail] = await rpc(env, 'next_mail', { run, daily }, z.array(owedMail).max(1));
      if (mail === undefined) return;
      const result = await send(mail, env);
      const { outcome, reason = null } = result;
      await rpc(
        env,
        'settle_mail',
        {
          key: mail.key,
          outcome: outcome === 'stop' ? 'failed' : outcome,
          reason,
          mails: outcome === 'refused' ? refusalMail(mail, reason ?? '', env) : [],
        },
        nothing,
      );
      if (outcome !== 'sent')
        env.log(JSON.stringify({ code: `mail_${outcome}`, mail: mail.key, reason }));
      if (outcome === 'stop') break;
      await env.wait(result.outcome === 'limited' ? result.seconds * 1_000 : pause);
    }
    await rpc(env, 'stop_sending', { run }, nothing);
  } catch (error) {
    logFailure(env, error);
  }
}

async function send(mail: OwedMail, env: MailEnv): Promise<Outcome> {
  let response: Response;
  let name: string;
  try {
    response = await env.fetch(`${env.resendBase}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.resendKey}`,
        'content-type': 'application/json',
        'idempotency-key': mail.key.slice(-256), // as long as Resend takes them
      },
      body: JSON.stringify({
        from: env.from,
        to: mail.recipient,
        reply_to: mail.reply_to,
        subject: mail.subject,
        text: renderText(mail.content),
        html: renderHtml(mail.subject, mail.content),
        ...(mail.calendar && { attachments: [attachment(mail.calendar)] }),
      }),
      redirect: 'error', // neither the key nor the mail goes anywhere else
      signal: AbortSignal.timeout(timeLimit),
    });
    name = problem.parse(await response.json().catch(() => undefined)).name;
  } catch (error) {
    return { outcome: 'failed', reason: errorType(error) };
  }
  return outcomeOf(response, name);
}

/** Resend's names of errors are fixed codes; its messages may repeat an address. */
const problem = z.object({ name: z.string().regex(/^[a-z_]{1,50}$/) }).catch({ name: '' });

function outcomeOf({ ok, status, headers }: Response, name: string): Outcome {
  const reason = `HTTP ${status} ${name}`.trim();
  // The key was used with another text: that mail went out, but was never marked.
  if (ok || name === 'invalid_idempotent_request') return { outcome: 'sent' };
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? 1);
    const isLong = name.endsWith('_quota_exceeded') || !(seconds <= longestPause);
    return isLong ? { outcome: 'stop', reason } : { outcome: 'limited', reason, seconds };
  }
  // Key, domain and sender are the same for all mails.
  if (status === 401 || status === 403) return { outcome: 'stop', reason };
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 409;
  return { outcome: isFinal ? 'refused' : 'failed', reason };
}

const attachment = (file: string) => ({
  filename: 'termin.ics',
  content: btoa(String.fromCharCode(...new TextEncoder().encode(file))),
  content_type: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(file)?.[1]}`,
});

/** Tells the agency of a refused mail, once: a telling that is refused too is seen in the table only. */
function refusalMail(mail: OwedMail, reason: string, { agency }: MailEnv): Mail[] {
  if (mail.key.startsWith('refused/')) return [];
  const isForAgency = mail.recipient === agency;
  return [
    {
      key: `refused/${mail.key}`,
      recipient: agency,
      reply_to: agency,
      subject: `Abgelehnt, bitte anrufen: ${mail.subject}`,
      content: [
        `Der Mailversand hat diese E-Mail endgültig abgelehnt (${reason}). Sie wird nicht noch einmal versucht; bitte melden Sie sich auf anderem Weg.`,
        [
          ['An', mail.recipient],
          ['Antwort an', mail.reply_to],
          ['Betreff', mail.subject],
        ],
        ...(mail.about ? [mail.about] : []),
        ...(isForAgency ? ['Ihr Inhalt:', ...mail.content] : []),
      ],
      urgent: true,
    },
  ];
}
