import { type ReactNode, createContext, useEffect } from 'react';
import { onStored } from '../../lib/on-stored';
import { retryOnce } from '../../lib/retry-once';
import { createStore, useStore } from '../../lib/store';
import { hasStoredSession, sessionKey } from '../../lib/stored-session';
import type { Session } from '../../lib/supabase';
import { useProvided } from '../../lib/use-provided';

type Account = typeof import('./account');

/** Who is signed in, live in every tab; nobody until the first look at the session has ended. */
type Auth = { user: Session['user'] | undefined };

/** The account with the SDK, loaded on first use: most visitors never need it. */
export async function loadAccount(): Promise<Account> {
  const account = await retryOnce(() => import('./account'));
  account.onSessionChange(setSession);
  return account;
}

/** The session as it is now. @throws {AuthFailure} when that cannot be found out */
export async function currentSession(): Promise<Session | undefined> {
  return hasStoredSession() ? (await loadAccount()).currentSession() : undefined;
}

const nobody: Auth = { user: undefined };
const auth = createStore(nobody);

function setSession(session: Session | undefined): void {
  auth.set({ user: session?.user });
}

async function readSession(): Promise<void> {
  setSession(await currentSession().catch(() => undefined));
}

/** Reads the session now and whenever another tab changes it: only that tab may have the SDK. */
function followSession(): () => void {
  void readSession();
  return onStored(sessionKey, () => void readSession());
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** Tells its children who is signed in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(followSession, []);
  const value = useStore(auth, nobody);
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

/** Who is signed in. @throws outside of its provider */
export const useAuth = (): Auth => useProvided(AuthContext, 'AuthProvider');
