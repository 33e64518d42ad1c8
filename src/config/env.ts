// The bundler only replaces literal `process.env.NAME`, so every name is written out.
const value = (text: string | undefined): string | undefined =>
  text ? text.replace(/\/$/, '') : undefined;

/** {host}: origin of the site without trailing slash; without one nothing names a full address. */
export const siteUrl = value(process.env.GATSBY_SITE_URL);

/** Script address of the chat agent on blog posts; undefined turns it off. */
export const chatAgentSrc = value(process.env.GATSBY_CHAT_AGENT_SRC);

/**
 * What GATSBY_COUNTING names: where Plausible counts, and as which site.
 * @param address "https://plausible.io/api/event?site=betrieb.at"
 */
export function countingOf(
  address: string | undefined,
): { endpoint: string; site: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const site = searchParams.get('site');
  return pathname === '/api/event' && site ? { endpoint: origin + pathname, site } : undefined;
}

/** Where visits are counted; undefined counts nothing. */
export const counting = countingOf(value(process.env.GATSBY_COUNTING));

const adminName = value(process.env.GATSBY_ADMIN_REPOSITORY);

/** The repository on GitHub that the editor at /admin writes to; undefined turns it off. */
export const adminRepository: { name: string; branch: string } | undefined = adminName
  ? { name: adminName, branch: value(process.env.GATSBY_ADMIN_BRANCH) ?? 'main' }
  : undefined;

type EmailJs = { origin: string; serviceId: string; templateId: string; publicKey: string };

const serviceId = value(process.env.GATSBY_EMAILJS_SERVICE_ID);
const templateId = value(process.env.GATSBY_EMAILJS_TEMPLATE_ID);
const publicKey = value(process.env.GATSBY_EMAILJS_PUBLIC_KEY);

/** EmailJS settings; without them forms offer e-mail and phone instead. */
export const emailJs: EmailJs | undefined =
  serviceId && templateId && publicKey
    ? {
        origin: value(process.env.GATSBY_EMAILJS_ORIGIN) ?? 'https://api.emailjs.com',
        serviceId,
        templateId,
        publicKey,
      }
    : undefined;

const supabaseUrl = value(process.env.GATSBY_SUPABASE_URL);
const anonKey = value(process.env.GATSBY_SUPABASE_ANON_KEY);

/** The Supabase project; undefined turns off sign-in, online payment and the forms' second way. */
export const supabase: { url: string; anonKey: string } | undefined =
  supabaseUrl && anonKey ? { url: supabaseUrl, anonKey } : undefined;

/** Whether consultations can be booked: gatsby-config.ts has found content/data/appointments.yaml. */
export const bookable = supabase !== undefined && value(process.env.GATSBY_APPOINTMENTS) === 'true';
