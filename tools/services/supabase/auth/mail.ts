import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { z } from 'zod';
import type { Outbox } from '../../outbox/outbox';

/** The kinds of mail the site causes, with their words; hosted Supabase has templates for them. */
const mailTexts = {
  signup: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Guten Tag,\n\nmit dem folgenden Link bestätigen Sie Ihre E-Mail-Adresse. Er gilt eine Stunde.',
  },
  recovery: {
    subject: 'Neues Passwort festlegen',
    text: 'Guten Tag,\n\nmit dem folgenden Link legen Sie ein neues Passwort fest. Er gilt eine Stunde.',
  },
};
export type MailKind = keyof typeof mailTexts;

/** Marks the token of a link whose session is fetched by the PKCE flow, as on hosted Supabase. */
export const pkcePrefix = 'pkce_';

const bodySchema = z.object({
  email: z.string(),
  type: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** What the request that causes a mail knows and Supabase Lite does not pass on. */
export interface MailRequest {
  kind: MailKind;
  /** Origin of the auth service. */
  origin: string;
  /** Page the link finally leads to; empty for the site's own address. */
  redirectTo: string;
  body: z.infer<typeof bodySchema>;
}

/** Leaves the request readable. Nothing when Supabase Lite will refuse it anyway. */
export async function readMailRequest(
  kind: MailKind,
  request: Request,
  origin: string,
): Promise<MailRequest | undefined> {
  const value: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const { data: body } = bodySchema.safeParse(value);
  const redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? '';
  return body && { kind, origin, redirectTo, body };
}

// Follows the request through Supabase Lite to its mailer: parallel requests do not mix.
const current = new AsyncLocalStorage<MailRequest>();

/** Runs a call to Supabase Lite whose mail, if it sends one, gets link and words from `mail`. */
export function withMail<Result>(mail: MailRequest, call: () => Promise<Result>): Promise<Result> {
  return current.run(mail, call);
}

/** Puts the mails of the auth service into the outbox. */
export function outboxDriver(outbox: Outbox): EmailDriver {
  return {
    send: async (message) => {
      const mail = current.getStore();
      if (!mail) throw new Error(`Unexpected mail: ${message.subject}`);
      const { subject, text } = mailTexts[mail.kind];
      await outbox.add({
        endpoint: 'supabase-auth',
        templateId: mail.kind,
        fields: [
          { name: 'to_email', value: message.to },
          { name: 'subject', value: subject },
          { name: 'message', value: text },
          { name: 'link', value: link(message, mail) },
        ],
      });
    },
  };
}

function link(
  { text = '' }: EmailMessage,
  { kind, origin, redirectTo, body }: MailRequest,
): string {
  const [, token] = /[?&]token=([0-9a-f]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No token in the mail: ${text}`);
  const prefix = body.code_challenge ? pkcePrefix : '';
  const query = new URLSearchParams({ token: prefix + token, type: kind, redirect_to: redirectTo });
  return `${origin}/auth/v1/verify?${query}`;
}
