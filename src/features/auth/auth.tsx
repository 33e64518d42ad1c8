import { type ReactNode, createContext, useEffect } from 'react';
import { createStore, useStore } from '../../lib/store';
import { onStored } from '../../lib/on-stored';
import { retryOnce } from '../../lib/retry-once';
import { hasStoredSession, sessionKey } from '../../lib/stored-session';
import type { Session } from '../../lib/supabase';
import { useProvided } from '../../lib/use-provided';

type Account = typeof import('./account');

/** Who is signed in, live in every tab, and the ways in and out. */
type Auth = Pick<Account, 'signIn' | 'signUp' | 'signOut'> & {
  /** Until the first look at the session has ended. */
  loading: boolean;
  session: Session | undefined;
  user: Session['user'] | undefined;
};

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

const actions: Pick<Auth, 'signIn' | 'signUp' | 'signOut'> = {
  signIn: async (email, password) => (await loadAccount()).signIn(email, password),
  signUp: async (email, password) => (await loadAccount()).signUp(email, password),
  signOut: async () => (await loadAccount()).signOut(),
};
const unknown: Auth = { ...actions, loading: true, session: undefined, user: undefined };
const auth = createStore(unknown);

function setSession(session: Session | undefined): void {
  auth.set({ ...actions, loading: false, session, user: session?.user });
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

/** Gives its children the auth state and its actions. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(followSession, []);
  const value = useStore(auth, unknown);
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

/** The auth state and its actions. @throws outside of its provider */
export const useAuth = (): Auth => useProvided(AuthContext, 'AuthProvider');
