import { randomBytes } from 'node:crypto';
import { localEnvironment } from '../../tools/local-environment.mjs';
import { type ServicesProcess, withServicesProcess } from '../support/services-process';

/** A Supabase project as the contract needs it. */
export interface Target {
  url: () => string;
  anonKey: string;
  /** The website; the project must allow its /auth/callback as a redirect. */
  site: string;
  /** A new address whose mails `newestLink` finds. */
  newAddress: () => string;
  /** The link in the newest mail to an address. */
  newestLink: (email: string) => Promise<string>;
}

const newAddress = (domain: string): string =>
  `vertrag-${randomBytes(6).toString('hex')}@${domain}`;

/**
 * The project under test: the local services, or, when CONTRACT_SUPABASE_URL names one, a hosted
 * project with e-mail confirmation on (see tools/services/README.md for the other variables and
 * what to set up).
 */
export function contractTarget(): Target {
  const { CONTRACT_SUPABASE_URL: hosted } = process.env;
  return hosted ? hostedTarget(hosted) : localTarget(withServicesProcess());
}

/** The project of the local services. */
export function localTarget(services: ServicesProcess): Target {
  return {
    url: () => services.url(''),
    anonKey: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
    site: localEnvironment.GATSBY_SITE_URL,
    newAddress: () => newAddress('werkstatt-gruber.at'),
    newestLink: async (email) => {
      const messages = await services.messages();
      const mail = messages.find(({ fields }) => fields.get('to_email') === email);
      return mail?.fields.get('link') ?? '';
    },
  };
}

function hostedTarget(url: string): Target {
  const variable = (name: string): string => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is missing`);
    return value;
  };
  return {
    url: () => url,
    anonKey: variable('CONTRACT_SUPABASE_ANON_KEY'),
    site: variable('CONTRACT_SITE_URL'),
    newAddress: () => newAddress(variable('CONTRACT_MAIL_DOMAIN')),
    // Answers with the text of the newest mail to ?to=<address>, once it has arrived.
    newestLink: async (email) => {
      const mailbox = `${variable('CONTRACT_MAILBOX_URL')}?to=${encodeURIComponent(email)}`;
      const text = await (await fetch(mailbox)).text();
      return (
        /https:\/\/[^\s"<>]+[?&]token_hash=[^\s"<>]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? ''
      );
    },
  };
}
