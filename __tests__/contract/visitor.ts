import { AuthClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Target } from './target';

export const password = 'Glockenspiel-1712';

/** What the templates in supabase/templates name. */
const linkTypes = z.enum(['email', 'recovery']);

type Visitor = InstanceType<typeof AuthClient>;

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

/** What the link of a mail carries. */
export function carriedBy(link: string) {
  const { searchParams } = new URL(link);
  return {
    token_hash: searchParams.get('token_hash') ?? '',
    type: linkTypes.parse(searchParams.get('type')),
  };
}

/** Redeems the newest link to this address, as the button of the callback page does. */
export async function redeemNewest(client: Visitor, target: Target, email: string) {
  return client.verifyOtp(carriedBy(await target.newestLink(email)));
}

/** A signed-in visitor with a confirmed address. */
export async function signedIn(target: Target) {
  const email = target.newAddress();
  const client = visitor(target);
  await signUp(client, target, email);
  const { data } = await redeemNewest(client, target, email);
  if (!data.session) throw new Error('Signing in has failed.');
  return { email, client, session: data.session };
}
