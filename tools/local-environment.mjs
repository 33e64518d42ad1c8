/**
 * The one home of what a local build and the local services (tools/services) must agree on: the
 * environment variables of the site and of its Edge Functions, and the ports. None of these values
 * is a secret.
 */

/** @param {string} name @param {number} usual */
const port = (name, usual) => Number(process.env[name] || usual);

/**
 * Ports on this machine: the website, the local stand-ins of its third-party services, the website
 * in editing mode. Variables move them, and every address with them.
 */
export const ports = Object.freeze({
  site: port('SITE_PORT', 9000),
  services: port('SERVICES_PORT', 9001),
  editing: port('EDITING_PORT', 8000),
});

/** Where they are reached. */
export const origins = Object.freeze({
  site: `http://localhost:${ports.site}`,
  services: `http://localhost:${ports.services}`,
  editing: `http://localhost:${ports.editing}`,
});

/** Environment variables of a local build, by name. */
export const localEnvironment = Object.freeze({
  GATSBY_SITE_URL: origins.site,
  GATSBY_EMAILJS_ORIGIN: origins.services,
  GATSBY_EMAILJS_SERVICE_ID: 'service_lokal',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_lokal',
  GATSBY_EMAILJS_PUBLIC_KEY: 'public_key_lokal',
  GATSBY_CHAT_AGENT_SRC: `${origins.services}/chat-agent.js`,
  GATSBY_COUNTING: `${origins.services}/api/event?site=localhost`,
  // The editor works on the folder of this project; nobody signs in.
  GATSBY_ADMIN_REPOSITORY: 'lokal/website',
  GATSBY_SUPABASE_URL: origins.services,
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_lokal',
});

/** Key of the local Supabase project for servers; the browser never gets it. */
export const supabaseSecretKey = 'sb_secret_lokal';

/** Address of the agency that gets a mail about every order. */
export const agencyAddress = 'agentur@example.at';

/**
 * Environment variables of the Edge Functions when they run in the local services.
 * @param {string} services public origin of the local services
 */
export function localFunctionEnvironment(services) {
  return {
    SITE_ORIGINS: `${origins.site},${origins.editing}`,
    SUPABASE_URL: services,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({
      default: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
    }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: supabaseSecretKey }),
    STRIPE_API_BASE: services,
    STRIPE_SECRET_KEY: 'rk_test_lokal',
    STRIPE_WEBHOOK_SECRET: 'whsec_lokal',
    RESEND_API_BASE: services,
    RESEND_API_KEY: 're_lokal',
    ORDER_MAIL_FROM: 'Bestellungen <bestellung@example.at>',
    ORDER_MAIL_AGENCY: agencyAddress,
    SCHEDULED_TASKS_SECRET: 'scheduled_tasks_secret_lokal',
    APPOINTMENT_RULES_ORIGIN: services,
  };
}
