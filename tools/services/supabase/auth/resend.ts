import { z } from 'zod';
import type { Project } from '../project';
import { readBody } from './body';

const bodySchema = z.object({ type: z.literal('signup'), email: z.string() });

/** Sends the confirmation again. Unknown and confirmed addresses get the same answer, no mail. */
export async function resend(project: Project, request: Request): Promise<Response> {
  const body = await readBody(request, bodySchema);
  if (!body) return project.fetch(request);
  await sendConfirmationAgain(project, request, body.email);
  return Response.json({});
}

/**
 * Supabase Lite never sends a second confirmation. Its magic link makes a fresh token for the same
 * user, which then replaces the old confirmation token.
 */
export async function sendConfirmationAgain(
  project: Project,
  { headers, url }: Request,
  email: string,
): Promise<void> {
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
