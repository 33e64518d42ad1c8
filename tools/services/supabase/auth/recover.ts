import type { Project } from '../project';
import { readMailBody } from './body';
import { withMail } from './mail';
import { rememberChallenge } from './pkce';

/** Sends the link for a new password. What Supabase Lite lacks: the page to return to and the PKCE flow. */
export async function recover(project: Project, request: Request): Promise<Response> {
  const body = await readMailBody(request);
  if (!body) return project.fetch(request);
  const { origin, searchParams } = new URL(request.url);
  const redirectTo = searchParams.get('redirect_to') ?? '';
  const mail = {
    kind: 'recovery',
    origin,
    redirectTo,
    usesPkce: Boolean(body.code_challenge),
  } as const;
  const answer = await withMail(mail, () => project.fetch(request));
  if (answer.ok) await rememberChallenge(project, 'recovery', body.email, body);
  return answer;
}
