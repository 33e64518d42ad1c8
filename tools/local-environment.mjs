/**
 * The one home of what a local build and the local services (tools/services) must agree on: the site's environment
 * variables and the two ports. None of these values is a secret.
 */

/** Ports on this machine: the website and the local stand-ins of its third-party services. */
export const ports = Object.freeze({ site: 9000, services: 9001 });

/** Environment variables of a local build, by name. */
export const localEnvironment = Object.freeze({
  GATSBY_SITE_URL: `http://localhost:${ports.site}`,
  GATSBY_EMAILJS_ORIGIN: `http://localhost:${ports.services}`,
  GATSBY_EMAILJS_SERVICE_ID: 'service_lokal',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_lokal',
  GATSBY_EMAILJS_PUBLIC_KEY: 'public_key_lokal',
  GATSBY_CHAT_AGENT_SRC: `http://localhost:${ports.services}/chat-agent.js`,
  GATSBY_SUPABASE_URL: `http://localhost:${ports.services}`,
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_lokal',
});

/** Key of the local Supabase project for servers; the browser never gets it. */
export const supabaseSecretKey = 'sb_secret_lokal';
