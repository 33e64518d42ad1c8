import type { Project } from '../project';
import { readMailRequest, withMail } from './mail';
import { rememberChallenge } from './pkce';

/** Sends the link for a new password, with the page to return to and the PKCE flow. */
export async function recover(project: Project, request: Request, origin: string) {
  const mail = await readMailRequest('recovery', request, origin);
  if (!mail) return project.fetch(request);
  const answer = await withMail(mail, () => project.fetch(request));
  if (answer.ok) await rememberChallenge(project, mail);
  return answer;
}
