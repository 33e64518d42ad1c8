import { createRequest } from '../../../supabase/functions/request/handler.ts';
import { site } from './checkout.ts';
import { Mailbox, mailEnvironment, resend } from './mailbox.ts';
import { Network, type Service } from './network.ts';
import { RequestsTable } from './requests-table.ts';
import { now, supabase } from './webhook.ts';

export const environment: Readonly<Record<string, string>> = {
  SITE_ORIGINS: site,
  SUPABASE_URL: supabase,
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_geheim"}',
  ...mailEnvironment,
};

export const visitor = 'eva@kern.example';

/** What the contact form sends. */
export const submission = {
  id: '0b9f3a52-6c1d-4e7f-9a3b-1c2d3e4f5a6b',
  number: '2111-1100-0B9F',
  form: 'contact',
  via: 'function',
  reason: 'HTTP 429',
  fields: {
    name: 'Eva Kern',
    email: visitor,
    phone: '+43 316 12 34 56',
    company: 'Werkstatt Kern',
    message: 'Bitte um Rückruf.\nZweite Zeile.',
  },
};

/** The function in a world of its own, whose clock can be moved. */
export function request(changes: Record<string, string | undefined> = {}, database?: Service) {
  const clock = { now };
  const table = new RequestsTable(() => clock.now);
  const mailbox = new Mailbox(() => clock.now);
  const network = new Network({
    [supabase]: database ?? table.service,
    [resend]: mailbox.service,
  });
  const log: string[] = [];
  const handle = createRequest(
    { ...environment, ...changes },
    { fetch: network.fetch, log: (line) => log.push(line), now: () => clock.now },
  );
  const send = (body: unknown = submission, headers: Record<string, string> = {}) =>
    handle(
      new Request(`${supabase}/functions/v1/request`, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { send, handle, table, mailbox, network, log, clock };
}
