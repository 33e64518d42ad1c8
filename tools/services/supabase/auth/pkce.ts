import { randomUUID } from 'node:crypto';
import type { Project } from '../project';
import type { MailKind, MailRequest } from './mail';

/** What the hosted service calls the kinds of mail in its table of flows. */
const methods: Record<MailKind, string> = { signup: 'email/signup', recovery: 'recovery' };

/**
 * Remembers the PKCE challenge for the user with this address, if there are both. To be called when
 * the mail is sent: the five minutes of the code begin then.
 */
export async function rememberChallenge(
  { query }: Project,
  { kind, body }: MailRequest,
): Promise<void> {
  const { email, code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge) return;
  const sql = `insert into auth.flow_state
    (id, user_id, auth_code, authentication_method, provider_type, code_challenge, code_challenge_method)
    select $1, id, $2, $3, 'email', $4, lower($5) from auth.users where email = lower($6)`;
  await query(sql, [randomUUID(), randomUUID(), methods[kind], challenge, method, email]);
}

/** The code that Supabase Lite exchanges for a session of the user whose mail has this token. */
export async function codeForToken(
  { query }: Project,
  kind: string,
  token: string,
): Promise<string | undefined> {
  const sql = `select flow.auth_code from auth.flow_state flow join auth.users on users.id = flow.user_id
    where flow.authentication_method = $1 and $2 in (users.confirmation_token, users.recovery_token)
    order by flow.created_at desc limit 1`;
  const method = kind === 'signup' || kind === 'recovery' ? methods[kind] : '';
  const [row] = await query(sql, [method, token]);
  return typeof row?.['auth_code'] === 'string' ? row['auth_code'] : undefined;
}
