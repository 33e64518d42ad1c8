import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Project } from '../project';
import { readBody } from './body';
import { sendConfirmationAgain } from './resend';

const bodySchema = z.object({
  email: z.string(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
type SignUp = z.infer<typeof bodySchema>;

/**
 * Signs up. What Supabase Lite lacks: the answer to an address that is already known (it answers
 * 429, the hosted service as if the address were new).
 */
export async function signUp(project: Project, request: Request): Promise<Response> {
  const body = await readBody(request, bodySchema);
  const answer = await project.fetch(request.clone());
  if (answer.status !== 429 || !body) return answer;
  await sendConfirmationAgain(project, request, body.email);
  return Response.json(unknownUser(body));
}

/** The user the hosted service makes up for a known address: everything new and no identities. */
function unknownUser({ email, data }: SignUp): Record<string, unknown> {
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
