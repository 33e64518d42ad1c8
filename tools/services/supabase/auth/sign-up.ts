import { randomUUID } from 'node:crypto';
import type { Project } from '../project';
import { type MailRequest, readMailRequest, withMail } from './mail';
import { rememberChallenge } from './pkce';
import { sendConfirmationAgain } from './resend';

/**
 * Signs up. What Supabase Lite lacks: the page to return to, the PKCE flow, and the answer to an
 * address that is already known (it answers 429, the hosted service as if the address were new).
 */
export async function signUp(project: Project, request: Request, origin: string) {
  const mail = await readMailRequest('signup', request, origin);
  if (!mail) return project.fetch(request);
  const answer = await withMail(mail, () => project.fetch(request.clone()));
  if (answer.status === 429) {
    await sendConfirmationAgain(project, request, mail);
    return Response.json(unknownUser(mail));
  }
  if (answer.ok) await rememberChallenge(project, mail);
  return answer;
}

/** The user the hosted service makes up for a known address: everything new and no identities. */
function unknownUser({ body: { email, data } }: MailRequest): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
