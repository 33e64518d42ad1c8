import type { ThirdPartyId } from '../content-model/data';

const forms = [
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
  'GATSBY_EMAILJS_PUBLIC_KEY',
];
const account = ['GATSBY_SUPABASE_URL', 'GATSBY_SUPABASE_ANON_KEY'];

/** The variables a service needs, all of them; services without any are always in use. */
export const switchedOnBy: Readonly<Record<ThirdPartyId, readonly string[]>> = {
  hosting: [],
  plausible: ['GATSBY_COUNTING'],
  emailjs: forms,
  // What EmailJS does not take.
  secondWay: [...forms, ...account],
  // gatsby-config.ts sets it where content/data/appointments.yaml is.
  appointments: ['GATSBY_APPOINTMENTS', ...account],
  supabase: account,
  // Paying needs an account: without one the checkout leads to the contact form.
  stripe: account,
  resend: account,
  video: [],
  chatAgent: ['GATSBY_CHAT_AGENT_SRC'],
};

/** The third-party services a build uses. */
export function thirdPartiesInUse(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlySet<string> {
  const inUse = Object.entries(switchedOnBy).filter(([, variables]) =>
    variables.every((name) => Boolean(environment[name])),
  );
  return new Set(inUse.map(([service]) => service));
}
