import { supabase } from '../config/env';

/**
 * Asks an Edge Function, without the SDK: one plain question.
 * @param path its name, with what it is asked
 * @param body what is sent to it, if anything is
 * @returns its answer; undefined when there is none in time
 */
export async function askFunction(path: string, limitMs: number, body?: object): Promise<unknown> {
  if (supabase === undefined) return undefined;
  try {
    const answer = await fetch(`${supabase.url}/functions/v1/${path}`, {
      // Sent as text, it needs no preflight request that could fail.
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}
