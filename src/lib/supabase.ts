import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { supabase as settings } from '../config/env';
import { fetchWithoutExpiresAt } from './session-expiry';
import { sessionKey, sessionStore } from './stored-session';

export type { Session };

/** Why an Edge Function gave no answer to use; status 0 for the network and for a download that failed. */
export type FunctionFailure = { status: number };

/**
 * Calls an Edge Function as the signed-in user.
 * @returns its answer, or why there is none; never throws. What a failed function wrote is not passed on.
 */
export async function invokeFunction(
  name: string,
  body: Record<string, string>,
): Promise<{ data: unknown } | { failure: FunctionFailure }> {
  try {
    const { functions } = await loadSupabase();
    const answer: { data: unknown; error: unknown } = await functions.invoke(name, { body });
    return answer.error === null ? { data: answer.data } : { failure: statusOf(answer.error) };
  } catch (error) {
    return { failure: statusOf(error) };
  }
}

/** The SDK's error for an answer other than 2xx carries that answer. */
function statusOf(error: unknown): FunctionFailure {
  const answer: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  return { status: answer instanceof Response ? answer.status : 0 };
}

/** How long any request to the project may take, in milliseconds. */
const requestLimit = 15_000;

// One client, and one download of the SDK, however often it is asked for.
let client: Promise<SupabaseClient> | undefined;

/**
 * The client of the Supabase project. The SDK comes with the first call: who never signs in never downloads it.
 * Rejects when the project is not configured or the download fails; the next call tries again.
 */
export function loadSupabase(): Promise<SupabaseClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function create(): Promise<SupabaseClient> {
  if (settings === undefined) throw new Error('Supabase is not configured');
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(settings.url, settings.anonKey, {
    auth: {
      // The implicit flow would let `/any-page#access_token=…` sign a visitor in as somebody else.
      flowType: 'pkce',
      detectSessionInUrl: false,
      // A session is needed at checkout only, and `getSession` refreshes it then.
      autoRefreshToken: false,
      storageKey: sessionKey,
      storage: sessionStore,
    },
    global: { fetch: fetchWithoutExpiresAt(fetchWithLimit) },
  });
}

const fetchWithLimit: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestLimit) });
