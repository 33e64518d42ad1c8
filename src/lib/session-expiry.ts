import { isRecord } from './is-record';

/**
 * A fetch that removes `expires_at`, a time of the server's clock, from Supabase's sessions. The
 * client then uses `expires_in`; otherwise a clock two hours fast makes every session look expired
 * and refreshes it endlessly.
 */
export function fetchWithoutExpiresAt(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (!response.ok || !addressOf(input).includes('/auth/v1/')) return response;
    const { headers, status, statusText } = response;
    const body = await response.text();
    // A status without a body allows none, not even an empty one.
    return new Response(body === '' ? null : withoutExpiry(body), { headers, status, statusText });
  };
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

function withoutExpiry(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (!isRecord(value) || !('expires_in' in value)) return body;
    return JSON.stringify({ ...value, expires_at: undefined });
  } catch {
    return body; // no JSON: for the client to report
  }
}
