import { z } from 'zod';

/** What a function needs of its runtime; the tests bring their own. */
export type Runtime = {
  fetch: typeof fetch;
  /** Takes one line of the function's log. */
  log: (line: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
  /** Lets work go on after the answer. */
  after: (work: Promise<unknown>) => void;
};

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Makes a function from its environment. */
export type MakeFunction = (
  environment: Environment,
  dependencies?: Partial<Runtime>,
) => (request: Request) => Promise<Response>;

declare global {
  /** Supabase's runtime: it would end a function with its answer. */
  var EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;
}

const supabaseRuntime: Runtime = {
  fetch: (input, init) => fetch(input, init),
  log: (line) => console.error(line),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  after: (work) => globalThis.EdgeRuntime?.waitUntil(work),
};

/**
 * Reads what a function needs of its environment.
 * @returns what it has read, the runtime, and in `problems` the names of the variables that are missing
 *   or malformed
 */
export const envReader =
  <Settings extends object>(read: (variables: Variables) => Settings) =>
  (environment: Environment, dependencies: Partial<Runtime> = {}) => {
    const variables = new Variables(environment);
    const settings = read(variables);
    return { ...supabaseRuntime, ...dependencies, ...settings, problems: variables.problems };
  };

/** Environment variables, and the names of those that cannot be used. */
export class Variables {
  readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** @returns its value; an empty text, noted as a problem, when it has not the form */
  required(name: string, form: RegExp | ((value: string) => boolean)): string {
    const value = this.environment[name] ?? '';
    if (typeof form === 'function' ? form(value) : form.test(value)) return value;
    this.problems.push(name);
    return '';
  }

  /** @returns its value, or the fallback when it is not set */
  origin<Fallback>(name: string, fallback: Fallback): string | Fallback {
    return this.environment[name] ? this.required(name, isOrigin) : fallback;
  }

  /** The default one of a list of keys, which Supabase sets: `{"default": "sb_secret_..."}`. */
  supabaseKey(name: string): string {
    try {
      return keyList.parse(JSON.parse(this.environment[name] ?? '')).default;
    } catch {
      this.problems.push(name);
      return '';
    }
  }
}

const keyList = z.object({ default: z.string().regex(/^\S+$/) });

/** An origin as browsers write it, without encryption only on this machine. */
const isOrigin = (value: string): boolean =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value;

const splitList = (list: string): string[] => list.split(',').map((entry) => entry.trim());

/** Origins of the website. */
export const readSite = (variables: Variables) => ({
  siteOrigins: splitList(
    variables.required('SITE_ORIGINS', (list) => splitList(list).every(isOrigin)),
  ).filter(isOrigin),
});

/** The project's database, and the key that opens it. */
export const readDatabase = (variables: Variables) => ({
  supabaseUrl: variables.required('SUPABASE_URL', isOrigin),
  secretKey: variables.supabaseKey('SUPABASE_SECRET_KEYS'),
});
export type DatabaseEnv = Runtime & ReturnType<typeof readDatabase>;

/** The account at Stripe; another base than Stripe's own is for tests and local work. */
export const readStripe = (variables: Variables) => ({
  stripeKey: variables.required('STRIPE_SECRET_KEY', /^[rs]k_\w+$/),
  stripeBase: variables.origin('STRIPE_API_BASE', undefined),
});
export type StripeEnv = Runtime & ReturnType<typeof readStripe>;

const address = '[^\\s<>@,;]+@[^\\s<>@,;]+';

/** Who sends mails through Resend, and the agency's own address. */
export const readMail = (variables: Variables) => ({
  resendBase: variables.origin('RESEND_API_BASE', 'https://api.resend.com'),
  resendKey: variables.required('RESEND_API_KEY', /^re_\S+$/),
  // "Uhrturm KI <bestellung@example.at>", or an address alone
  from: variables.required(
    'ORDER_MAIL_FROM',
    new RegExp(`^([^<>@\\r\\n]+ <${address}>|${address})$`),
  ),
  agency: variables.required('ORDER_MAIL_AGENCY', new RegExp(`^${address}$`)),
});
export type MailEnv = DatabaseEnv & ReturnType<typeof readMail>;
