import { type ReactNode, createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../../lib/supabase';
import { type AuthState, getAuthState, onAuthChange, unknown } from './auth-store';
import { watchSession } from './watch-session';

type Account = typeof import('./account');

/** Who is signed in, followed live in every tab, and the ways in and out. */
export type Auth = AuthState &
  Pick<Account, 'signIn' | 'signUp' | 'signOut' | 'currentSession'> & {
    user: Session['user'] | undefined;
  };

// Loaded when needed, SDK included: who never signs in never downloads it.
const account = (): Promise<Account> => import('./account');
const actions = {
  signIn: async (email: string, password: string) => (await account()).signIn(email, password),
  signUp: async (email: string, password: string) => (await account()).signUp(email, password),
  signOut: async () => (await account()).signOut(),
  currentSession: async () => (await account()).currentSession(),
} satisfies Partial<Auth>;

const AuthContext = createContext<Auth | undefined>(undefined);
const onServer = () => unknown;

function subscribe(listener: () => void): () => void {
  const end = onAuthChange(listener);
  watchSession();
  return end;
}

/** Gives its children the auth context: loading until the first session lookup has ended, then live. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribe, getAuthState, onServer);
  const auth = useMemo(() => ({ ...state, user: state.session?.user, ...actions }), [state]);
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

/** The auth context. @throws outside of its provider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === undefined) throw new Error('useAuth braucht einen AuthProvider darüber.');
  return auth;
}
