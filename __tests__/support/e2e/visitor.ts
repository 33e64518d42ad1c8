import { randomUUID } from 'node:crypto';
import { addresses } from '../../../tools/front-door/addresses.mjs';
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { linkFor, mailKinds } from './mail';

/** Somebody with an address of their own, so that no test depends on another. */
export type Visitor = { name: string; email: string; password: string };

/** Where supabase-js keeps the session of the local project. */
export const sessionKey = 'sb-localhost-auth-token';

export function newVisitor(): Visitor {
  const id = randomUUID();
  return {
    name: `Notburga ${id.slice(0, 8)}`,
    email: `notburga-${id}@tischlerei.example`,
    password: `Hobel & Späne ${id}`,
  };
}

function callAuth(action: string, body: unknown): Promise<Response> {
  return fetch(`${addresses.services}/auth/v1/${action}`, {
    method: 'POST',
    headers: {
      apikey: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** Signs up and opens the link in the mail, both without a browser. */
export async function createAccount({ email, password }: Visitor): Promise<void> {
  const answer = await callAuth('signup', { email, password });
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`);
  await fetch(await linkFor(email, mailKinds.signUp), { redirect: 'manual' });
}

/** Whether the service takes this password. */
export async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await callAuth('token?grant_type=password', { email, password })).ok;
}

/** A new session as supabase-js stores it. */
export async function newSession({ email, password }: Visitor): Promise<Record<string, unknown>> {
  const answer = await callAuth('token?grant_type=password', { email, password });
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
