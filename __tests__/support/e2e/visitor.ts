import { randomUUID } from 'node:crypto';
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { forNode, services } from './addresses';
import { linkFor, mailKinds } from './outbox';

/**
 * What somebody may type, with an e-mail address of their own, so that no test depends on another.
 */
export type Visitor = ReturnType<typeof newVisitor>;

export function newVisitor() {
  const id = randomUUID();
  return {
    name: `Notburga ${id.slice(0, 8)}`,
    email: `notburga-${id}@tischlerei.example`,
    password: `Hobel & Späne ${id}`,
    phone: '+43 664 1234567',
    company: 'Tischlerei Strohmeier & Söhne',
    website: 'https://www.tischlerei.example/werkstatt?von=süd',
    message: 'Grüß Gott,\nkönnen Sie auch „Rückrufe“ <übernehmen>?',
  };
}

function callAuth(action: string, body: unknown): Promise<Response> {
  return fetch(forNode(`${services}/auth/v1/${action}`), {
    method: 'POST',
    headers: {
      apikey: localEnvironment.GATSBY_SUPABASE_ANON_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** Signs up and redeems the link in the mail, both without a browser. */
export async function createAccount({ email, password }: Visitor): Promise<void> {
  const signUp = await callAuth('signup', { email, password });
  if (!signUp.ok) throw new Error(`Sign-up: ${signUp.status} ${await signUp.text()}`);
  const link = new URL(await linkFor(email, mailKinds.signUp));
  const { token_hash, type } = Object.fromEntries(link.searchParams);
  const redeemed = await callAuth('verify', { token_hash, type });
  if (!redeemed.ok) throw new Error(`Link: ${redeemed.status} ${await redeemed.text()}`);
}
