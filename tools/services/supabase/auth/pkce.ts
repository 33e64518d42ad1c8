import { randomUUID } from 'node:crypto';
import type { Project } from '../project';
import type { MailKind } from './messages';

/** How the hosted service calls the two ways in its table of flows. */
const methods: Record<MailKind, string> = { signup: 'email/signup', recovery: 'recovery' };

/** The PKCE challenge of a request; without one, the link carries the session itself. */
export interface Challenge {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/**
 * Remembers the challenge for the user with this address, as the hosted service does when it sends the mail: the five
 * minutes of the code begin now. Does nothing for an unknown address.
 */
export async function rememberChallenge(
  { query }: Project,
  kind: MailKind,
  email: string,
  { code_challenge, code_challenge_method }: Challenge,
): Promise<void> {
  if (!code_challenge) return;
  const sql = `insert into auth.flow_state
    (id, user_id, auth_code, authentication_method, provider_type, code_challenge, code_challenge_method)
    select $1, id, $2, $3, 'email', $4, lower($5) from auth.users where email = lower($6)`;
  const values = [randomUUID(), randomUUID(), methods[kind], code_challenge, code_challenge_method];
  await query(sql, [...values, email]);
}

/** The code that Supabase Lite exchanges for a session, for the user whose mail holds this token. */
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
