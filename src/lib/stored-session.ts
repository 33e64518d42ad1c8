import { supabase as settings } from '../config/env';
import { memoryBackedStorage } from './storage';

/** Key of the session in localStorage, the one supabase-js would choose by itself. */
export const sessionKey =
  settings && `sb-${new URL(settings.url).hostname.replace(/\..*/, '')}-auth-token`;

/** Where supabase-js keeps the session; with blocked or full storage in memory. */
export const sessionStore = memoryBackedStorage('localStorage');

/** Whether a session is stored, expired or not. Works without the SDK. */
export function hasStoredSession(): boolean {
  return sessionKey !== undefined && sessionStore.getItem(sessionKey) !== null;
}

/** Removes the stored session, which the SDK would keep while the service is down. */
export function forgetSession(): void {
  if (sessionKey !== undefined) sessionStore.removeItem(sessionKey);
}

/**
 * Remembers the secret of the last e-mail link. The SDK discards it with every failed exchange,
 * even after a network error.
 * @returns the function that restores it
 */
export function noteCodeVerifier(): () => void {
  const key = `${sessionKey ?? ''}-code-verifier`;
  const verifier = sessionStore.getItem(key);
  return () => {
    if (verifier !== null) sessionStore.setItem(key, verifier);
  };
}
