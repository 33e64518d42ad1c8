/**
 * Makes Supabase's sessions end by the visitor's own clock: takes `expires_at`, a time of the server's clock, out of the
 * answers, and the client then reckons with `expires_in`. With a computer two hours fast every session would else look
 * expired, and be refreshed without end.
 */
export function fetchWithoutExpiresAt(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (!response.ok || !addressOf(input).includes('/auth/v1/')) return response;
    const { headers, status, statusText } = response;
    const body = await response.text();
    return new Response(isEmpty(status) ? null : withoutExpiry(body), {
      headers,
      status,
      statusText,
    });
  };
}

const isEmpty = (status: number): boolean => status === 204 || status === 205;

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

function withoutExpiry(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || !('expires_in' in value)) return body;
    return JSON.stringify({ ...value, expires_at: undefined });
  } catch {
    return body; // no JSON: the client says what it thinks of it
  }
}
