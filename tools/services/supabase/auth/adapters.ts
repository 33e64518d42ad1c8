import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Project } from '../project';
import { pkcePrefix } from './mail';

/** Answers one kind of request. The JSON in its body comes along: a request can be read only once. */
export type Adapter = (project: Project, request: Request, body: unknown) => Promise<Response>;

const resendBody = z.object({ type: z.literal('signup'), email: z.string() });

/** Sends the confirmation again. Unknown and confirmed addresses get the same answer, no mail. */
export const resend: Adapter = async (project, request, body) => {
  const { data } = resendBody.safeParse(body);
  if (!data) return project.fetch(request);
  await sendConfirmationAgain(project, request, data.email);
  return Response.json({});
};

/**
 * Supabase Lite never sends a second confirmation. Its magic link makes a fresh token for the same
 * user, which then replaces the old confirmation token.
 */
async function sendConfirmationAgain(project: Project, { headers, url }: Request, email: string) {
  const unconfirmed = 'from auth.users where email = lower($1) and confirmed_at is null';
  const [user] = await project.query(`select id ${unconfirmed}`, [email]);
  if (!user) return;
  const magicLink = new Request(new URL('/auth/v1/otp', url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, create_user: false }),
  });
  await project.fetch(magicLink);
  await project.query(
    `update auth.users set confirmation_token = recovery_token, confirmation_sent_at = recovery_sent_at,
      recovery_token = null, recovery_sent_at = null where id = $1`,
    [user['id']],
  );
}

const signUpBody = z.object({
  email: z.string(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Signs up. What Supabase Lite lacks: the answer to an address that is already known (it answers
 * 429, the hosted service as if the address were new).
 */
export const signUp: Adapter = async (project, request, body) => {
  const { data } = signUpBody.safeParse(body);
  const answer = await project.fetch(request);
  if (answer.status !== 429 || !data) return answer;
  await sendConfirmationAgain(project, request, data.email);
  return Response.json(unknownUser(data));
};

/** The user the hosted service makes up for a known address: new, and without identities. */
function unknownUser({ email, data }: z.output<typeof signUpBody>): Record<string, unknown> {
  const created_at = new Date().toISOString();
  const user = { id: randomUUID(), aud: 'authenticated', role: '', email: email.toLowerCase() };
  return { ...user, user_metadata: data ?? {}, app_metadata: {}, identities: [], created_at };
}

const verifyBody = z.looseObject({ token_hash: z.string(), type: z.string() });

/**
 * Redeems the token of a mail, once. Supabase Lite knows neither the mark of PKCE nor the type
 * `email`, which on a hosted project covers every first confirmation.
 */
export const verify: Adapter = async (project, request, body) => {
  const { data } = verifyBody.safeParse(body);
  if (!data) return project.fetch(request);
  const token_hash = data.token_hash.replace(new RegExp(`^${pkcePrefix}`), '');
  const type = data.type === 'email' ? 'signup' : data.type;
  return project.fetch(
    new Request(request, { body: JSON.stringify({ ...data, token_hash, type }) }),
  );
};
