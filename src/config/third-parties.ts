import type { ThirdPartyId } from '../content-model/data';
import { countingOf } from './counting';

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
  umami: ['GATSBY_COUNTING'],
  emailjs: forms,
  // What EmailJS does not take; and, where the owner wants it, what it does.
  secondWay: [...forms, ...account],
  requestCopies: ['GATSBY_REQUEST_COPIES', ...forms, ...account],
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
  // One variable names either of the two.
  const tool = countingOf(environment['GATSBY_COUNTING'])?.tool;
  const other = ['plausible', 'umami'].filter((name) => name !== tool);
  return new Set(inUse.map(([service]) => service).filter((name) => !other.includes(name)));
}
