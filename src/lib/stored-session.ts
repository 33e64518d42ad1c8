import { supabase as settings } from '../config/env';
import { memoryBackedStorage } from './storage';

/** Where the session lies in localStorage: the name supabase-js itself would choose. */
export const sessionKey =
  settings && `sb-${new URL(settings.url).hostname.split('.')[0]}-auth-token`;

/** Where supabase-js keeps the session. Blocked or full storage is no error: the session holds until the page is left. */
export const sessionStore = memoryBackedStorage('localStorage');

/** Whether a session is stored, expired or not. Needs no SDK. */
export function hasStoredSession(): boolean {
  return sessionKey !== undefined && sessionStore.getItem(sessionKey) !== null;
}

/** Takes the stored session away, whatever the service says: the SDK keeps it while the service is down. */
export function forgetSession(): void {
  if (sessionKey !== undefined) sessionStore.removeItem(sessionKey);
}

/**
 * Notes the secret that belongs to the last e-mail link. The SDK throws it away with every failed exchange, a broken
 * network included.
 * @returns the function that puts it back
 */
export function noteCodeVerifier(): () => void {
  const key = `${sessionKey}-code-verifier`;
  const verifier = sessionStore.getItem(key);
  return () => {
    if (verifier !== null) sessionStore.setItem(key, verifier);
  };
}
