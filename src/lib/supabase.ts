import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { supabase as settings } from '../config/env';
import { authFetch } from './auth-fetch';
import { loadOnce } from './load-once';
import { sessionKey, sessionStore } from './stored-session';

export type { Session };

/**
 * Why an Edge Function gave no usable answer, with what it said; status 0 for the network and a
 * failed download.
 */
export type FunctionFailure = { status: number; answer?: unknown };

/**
 * Calls an Edge Function as the signed-in user.
 * @returns its answer, or why there is none; never throws
 */
export async function invokeFunction(
  name: string,
  body: Record<string, string>,
): Promise<{ data: unknown } | { failure: FunctionFailure }> {
  try {
    const { functions } = await loadSupabase();
    const answer: { data: unknown; error: unknown } = await functions.invoke(name, { body });
    return answer.error === null
      ? { data: answer.data }
      : { failure: await failureOf(answer.error) };
  } catch (error) {
    return { failure: await failureOf(error) };
  }
}

/** For an answer other than 2xx the SDK's error carries that answer. */
async function failureOf(error: unknown): Promise<FunctionFailure> {
  const answer: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(answer instanceof Response)) return { status: 0 };
  return { status: answer.status, answer: await answer.json().catch(() => undefined) };
}

/** How long any request to the project may take. */
const requestTimeoutMs = 15_000;

/**
 * The client of the Supabase project. The SDK is downloaded with the first call.
 * Rejects when the project is not configured or the download fails; the next call tries again.
 */
export const loadSupabase = loadOnce(async (): Promise<SupabaseClient> => {
  if (settings === undefined || sessionKey === undefined)
    throw new Error('Supabase is not configured');
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(settings.url, settings.anonKey, {
    auth: {
      // With the implicit flow `/any-page#access_token=…` signs a visitor in as somebody else.
      flowType: 'pkce',
      detectSessionInUrl: false,
      // Only the checkout needs a session, and `getSession` refreshes it there.
      autoRefreshToken: false,
      storageKey: sessionKey,
      storage: sessionStore,
    },
    global: { fetch: authFetch(fetchWithTimeout) },
  });
});

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) });
