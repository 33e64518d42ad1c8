import { EnvironmentReader, isOrigin } from './environment-reader.ts';
import type { Environment } from './runtime.ts';

/**
 * Reads what a function needs of its environment.
 * @returns it, and in `problems` the names of the variables that are missing or malformed
 */
export const settingsFrom =
  <Settings extends object>(
    read: (reader: EnvironmentReader, environment: Environment) => Settings,
  ) =>
  (environment: Environment): Settings & { problems: readonly string[] } => {
    const reader = new EnvironmentReader(environment);
    return { ...read(reader, environment), problems: reader.problems };
  };

/** Origins of the website. */
export type SiteSettings = { siteOrigins: readonly string[] };

/** The project's tables, and the key that opens them all. */
export type DatabaseSettings = { supabaseUrl: string; secretKey: string };

/** The account at Stripe; `stripeBase` is another place than Stripe's own, for tests and local work. */
export type StripeSettings = { stripeKey: string; stripeBase: string | undefined };

/** Who sends order mails through Resend, and which address of the agency gets them. */
export type MailSettings = { resendBase: string; resendKey: string; from: string; agency: string };

export function readSiteSettings(reader: EnvironmentReader): SiteSettings {
  const areOrigins = (list: string) => splitList(list).every(isOrigin);
  return { siteOrigins: splitList(reader.required('SITE_ORIGINS', areOrigins)).filter(isOrigin) };
}

export function readDatabaseSettings(reader: EnvironmentReader): DatabaseSettings {
  return {
    supabaseUrl: reader.required('SUPABASE_URL', isOrigin),
    secretKey: reader.supabaseKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  };
}

export function readStripeSettings(reader: EnvironmentReader): StripeSettings {
  return {
    stripeKey: reader.required('STRIPE_SECRET_KEY', (key) => /^[rs]k_\w+$/.test(key)),
    stripeBase: reader.optional('STRIPE_API_BASE', isOrigin, undefined),
  };
}

export function readMailSettings(reader: EnvironmentReader): MailSettings {
  return {
    resendBase: reader.optional('RESEND_API_BASE', isOrigin, 'https://api.resend.com'),
    resendKey: reader.required('RESEND_API_KEY', (key) => /^re_\S+$/.test(key)),
    from: reader.required('ORDER_MAIL_FROM', isSender),
    agency: reader.required('ORDER_MAIL_AGENCY', isAddress),
  };
}

const address = '[^\\s<>@,;]+@[^\\s<>@,;]+';

const isAddress = (value: string): boolean => new RegExp(`^${address}$`).test(value);

/** An address, or a name and an address: "Uhrturm KI <bestellung@example.at>". */
const isSender = (value: string): boolean =>
  new RegExp(`^([^<>@\\r\\n]+ <${address}>|${address})$`).test(value);

const splitList = (list: string): string[] => list.split(',').map((entry) => entry.trim());
