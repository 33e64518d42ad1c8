import type { Session } from '../../lib/supabase';

/** Who is signed in; loading until the first look has ended. */
export type AuthState = { loading: boolean; session: Session | undefined };

/** Before the first look, and in the server's markup. */
export const unknown: AuthState = { loading: true, session: undefined };

let state = unknown;
const listeners = new Set<() => void>();

/** The state of this moment. */
export const getAuthState = (): AuthState => state;

/** Makes a session, or none, the state of this tab. */
export function setSession(session: Session | undefined): void {
  if (!state.loading && state.session === session) return;
  state = { loading: false, session };
  listeners.forEach((listener) => listener());
}

/** Calls `listener` on every change. @returns the function that ends this */
export function onAuthChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
