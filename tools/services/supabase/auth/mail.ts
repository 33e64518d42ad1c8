import { readFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import { getContext } from 'hono/context-storage';
import { z } from 'zod';
import { localEnvironment } from '../../../local-environment.mjs';
import type { Outbox } from '../../outbox';

/** Where a link leads whose own target is not allowed, as in supabase/config.toml. */
export const siteUrl = `${localEnvironment.GATSBY_SITE_URL}/auth/callback`;

const oneTemplate =
  /^\[auth\.email\.template\.(\w+)\]\r?\nsubject = "(.+)"\r?\ncontent_path = "(.+)"/gm;

/** The mails of the project, as its config.toml names them. */
export function mailTemplates(): Record<string, { subject: string; content_path: string }> {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const templates = Object.fromEntries(
    [...config.matchAll(oneTemplate)].map(([, name = '', subject = '', content_path = '']) => [
      name,
      { subject, content_path },
    ]),
  );
  // Supabase Lite's way to a second confirmation: see adapters.ts.
  return {
    ...templates,
    magic_link: templates['confirmation'] ?? { subject: '', content_path: '' },
  };
}

/** Marks the token of a link that was asked for with PKCE, as on hosted Supabase. */
export const pkcePrefix = 'pkce_';

const bodySchema = z.object({ code_challenge: z.string().nullish() });

/** Any port of this machine: the site, its tests, `npm run dev`. */
function allowedTarget(address: string): string {
  const local = URL.canParse(address) && new URL(address).hostname === 'localhost';
  return local ? address : siteUrl;
}

/**
 * Puts the mails of the auth service into the outbox. Of the request that causes a mail, Supabase Lite
 * passes on neither the page its link leads to nor PKCE.
 */
export function outboxDriver(outbox: Outbox): EmailDriver {
  return {
    send: async ({ to, subject, html = '' }) => {
      const { req } = getContext();
      const { data } = bodySchema.safeParse(await req.json().catch(() => undefined));
      const target = allowedTarget(req.query('redirect_to') ?? '');
      const link = linkOf(html, target, data?.code_challenge ? pkcePrefix : '');
      outbox.add({
        endpoint: 'supabase-auth',
        templateId: link.searchParams.get('type') ?? '',
        fields: [
          { name: 'to_email', value: to },
          { name: 'subject', value: subject },
          { name: 'message', value: textOf(html) },
          { name: 'link', value: link.href },
        ],
      });
    },
  };
}

/** The link as the template has it; Supabase Lite only knows the site's own address as its target. */
function linkOf(html: string, target: string, prefix: string): URL {
  const [, href = ''] = /href="([^"]+)"/.exec(html) ?? [];
  const link = new URL(href.replaceAll('&amp;', '&').replace(siteUrl, () => target));
  const token = link.searchParams.get('token_hash');
  if (token === null) throw new Error(`No token in the mail: ${html}`);
  link.searchParams.set('token_hash', prefix + token);
  return link;
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
