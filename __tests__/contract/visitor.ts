import { AuthClient } from '@supabase/supabase-js';
import type { Target } from './target';

export const password = 'Glockenspiel-1712';

export type Visitor = InstanceType<typeof AuthClient>;

/**
 * The client of a browser with the site's settings; without `memory`, of one that has never been
 * here.
 */
export function visitor({ url, anonKey }: Target, memory = new Map<string, string>()): Visitor {
  return new AuthClient({
    url: `${url()}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
}

/** The page the links lead to. */
export const callback = ({ site }: Target): string => `${site}/auth/callback`;

/** Signs up, without following the link. */
export function signUp(client: Visitor, target: Target, email: string) {
  const options = { emailRedirectTo: callback(target) };
  return client.signUp({ email, password, options });
}

/** Follows a link of a mail; gives the page it leads to. */
export async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

/** Follows the newest link to this address; gives the code it carries. */
export async function newestCode(target: Target, email: string): Promise<string> {
  const page = await follow(await target.newestLink(email));
  expect(page.origin + page.pathname).toBe(callback(target));
  expect(page.hash).toBe('');
  return page.searchParams.get('code') ?? '';
}

/** A signed-in visitor with a confirmed address. */
export async function signedIn(target: Target) {
  const email = target.newAddress();
  const client = visitor(target);
  await signUp(client, target, email);
  const { data } = await client.exchangeCodeForSession(await newestCode(target, email));
  if (!data.session) throw new Error('Signing in has failed.');
  return { email, client, session: data.session };
}
