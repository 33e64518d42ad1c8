import type { Project } from '../project';
import { readMailBody, type MailBody } from './body';
import { withMail } from './mail';
import { rememberChallenge } from './pkce';

/** Sends the confirmation again; an unknown or confirmed address gets the same answer and no mail. */
export async function resend(project: Project, request: Request): Promise<Response> {
  const body = await readMailBody(request);
  if (body?.type !== 'signup') return project.fetch(request);
  await sendConfirmationAgain(project, request, body);
  return Response.json({});
}

/**
 * Supabase Lite never sends a second confirmation. Its magic link makes a fresh token for the same user, which then
 * takes the place of the old confirmation token.
 */
export async function sendConfirmationAgain(
  project: Project,
  request: Request,
  body: MailBody,
): Promise<void> {
  const unconfirmed = 'from auth.users where email = lower($1) and confirmed_at is null';
  const [user] = await project.query(`select id ${unconfirmed}`, [body.email]);
  if (!user) return;
  const { origin, searchParams } = new URL(request.url);
  const redirectTo = searchParams.get('redirect_to') ?? '';
  const mail = {
    kind: 'signup',
    origin,
    redirectTo,
    usesPkce: Boolean(body.code_challenge),
  } as const;
  const magicLink = new Request(`${origin}/auth/v1/otp`, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ email: body.email, create_user: false }),
  });
  await withMail(mail, () => project.fetch(magicLink));
  await project.query(
    `update auth.users set confirmation_token = recovery_token, confirmation_sent_at = recovery_sent_at,
      recovery_token = null, recovery_sent_at = null where id = $1`,
    [user['id']],
  );
  await rememberChallenge(project, 'signup', body.email, body);
}
