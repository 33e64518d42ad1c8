import { EnvironmentReader, isOrigin } from './environment-reader.ts';
import { type Environment, type Runtime, runtimeWith } from './runtime.ts';

/**
 * Reads what a function needs of its environment.
 * @returns the function's world: what it has read, what it needs beside, and in `problems` the names of
 *   the variables that are missing or malformed
 */
export const worldFrom =
  <Settings extends object>(
    read: (
      reader: EnvironmentReader,
      ...world: [environment: Environment, dependencies: Partial<Runtime>]
    ) => Settings,
  ) =>
  (environment: Environment, dependencies: Partial<Runtime> = {}) => {
    const reader = new EnvironmentReader(environment);
    const settings = read(reader, environment, dependencies);
    return { ...settings, ...runtimeWith(dependencies), problems: reader.problems };
  };

/** Origins of the website. */
export const readSiteSettings = (reader: EnvironmentReader) => ({
  siteOrigins: splitList(
    reader.required('SITE_ORIGINS', (list) => splitList(list).every(isOrigin)),
  ).filter(isOrigin),
});
export type SiteWorld = Runtime & ReturnType<typeof readSiteSettings>;

/** The project's tables, and the key that opens them all. */
export const readDatabaseSettings = (reader: EnvironmentReader) => ({
  supabaseUrl: reader.required('SUPABASE_URL', isOrigin),
  secretKey: reader.supabaseKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
});
export type DatabaseWorld = Runtime & ReturnType<typeof readDatabaseSettings>;

/** The account at Stripe; `stripeBase` is another place than Stripe's own, for tests and local work. */
export const readStripeSettings = (reader: EnvironmentReader) => ({
  stripeKey: reader.required('STRIPE_SECRET_KEY', (key) => /^[rs]k_\w+$/.test(key)),
  stripeBase: reader.optional('STRIPE_API_BASE', isOrigin, undefined),
});
export type StripeWorld = Runtime & ReturnType<typeof readStripeSettings>;

/** Who sends order mails through Resend, and which address of the agency gets them. */
export const readMailSettings = (reader: EnvironmentReader) => ({
  resendBase: reader.optional('RESEND_API_BASE', isOrigin, 'https://api.resend.com'),
  resendKey: reader.required('RESEND_API_KEY', (key) => /^re_\S+$/.test(key)),
  from: reader.required('ORDER_MAIL_FROM', isSender),
  agency: reader.required('ORDER_MAIL_AGENCY', isAddress),
});
export type MailWorld = DatabaseWorld & ReturnType<typeof readMailSettings>;

const address = '[^\\s<>@,;]+@[^\\s<>@,;]+';

const isAddress = (value: string): boolean => new RegExp(`^${address}$`).test(value);

/** An address, or a name and an address: "Uhrturm KI <bestellung@example.at>". */
const isSender = (value: string): boolean =>
  new RegExp(`^([^<>@\\r\\n]+ <${address}>|${address})$`).test(value);

const splitList = (list: string): string[] => list.split(',').map((entry) => entry.trim());
