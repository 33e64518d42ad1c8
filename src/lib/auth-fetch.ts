import { isRecord } from './is-record';

/**
 * A fetch that mends two things for supabase-js (2.109.0):
 * - It removes `expires_at`, a time of the server's clock, from sessions, so that the client uses
 *   `expires_in`; otherwise a clock two hours fast makes every session look expired, for ever.
 * - A refresh answered 429, 408 or any 5xx counts as 503: else the client throws the session away.
 */
export function authFetch(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/auth/v1/')) return response;
    const { headers, status, statusText } = response;
    const isAnswer = status < 500 && status !== 429 && status !== 408;
    if (address.includes('grant_type=refresh_token') && !isAnswer)
      return new Response(response.body, { status: 503 });
    if (!response.ok) return response;
    const body = await response.text();
    // A status without a body allows none, not even an empty one.
    return new Response(body === '' ? null : withoutExpiry(body), { headers, status, statusText });
  };
}

function withoutExpiry(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (!isRecord(value) || !('expires_in' in value)) return body;
    return JSON.stringify({ ...value, expires_at: undefined });
  } catch {
    return body; // no JSON: for the client to report
  }
}
