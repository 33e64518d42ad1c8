import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Outbox } from '../../outbox/outbox';
import { mailTexts, type MailKind } from './messages';

/** Put before the token of a link whose session is fetched by the PKCE flow, as the hosted service does. */
export const pkcePrefix = 'pkce_';

/** What the request that causes a mail knows and Supabase Lite does not pass on. */
interface MailRequest {
  kind: MailKind;
  /** Origin of the auth service. */
  origin: string;
  /** Page the link finally leads to; empty for the site's own address. */
  redirectTo: string;
  usesPkce: boolean;
}

// Follows the request through Supabase Lite to its mailer: two requests at the same time do not mix.
const current = new AsyncLocalStorage<MailRequest>();

/** Runs a call to Supabase Lite whose mail, if it sends one, gets its link and its words from `request`. */
export function withMail<Result>(request: MailRequest, call: () => Promise<Result>) {
  return current.run(request, call);
}

/** Puts the mails of the auth service into the outbox. */
export function outboxDriver(outbox: Outbox): EmailDriver {
  return {
    send: async (message) => {
      const request = current.getStore();
      if (!request) throw new Error(`Unexpected mail: ${message.subject}`);
      const { subject, text } = mailTexts[request.kind];
      await outbox.add({
        endpoint: 'supabase-auth',
        templateId: request.kind,
        fields: [
          { name: 'to_email', value: message.to },
          { name: 'subject', value: subject },
          { name: 'message', value: text },
          { name: 'link', value: link(message, request) },
        ],
      });
    },
  };
}

function link({ text = '' }: EmailMessage, request: MailRequest): string {
  const [, token] = /[?&]token=([0-9a-f]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No token in the mail: ${text}`);
  const url = new URL('/auth/v1/verify', request.origin);
  url.searchParams.set('token', request.usesPkce ? pkcePrefix + token : token);
  url.searchParams.set('type', request.kind);
  url.searchParams.set('redirect_to', request.redirectTo);
  return url.href;
}
