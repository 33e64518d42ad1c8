import { HttpError } from './http-error.ts';

/** The four headers supabase-js sends. */
const requestHeaders = 'authorization, apikey, x-client-info, content-type';

/**
 * Who may read the answer. Without an allowed origin nobody may, and caches learn that it depends
 * on the origin.
 * @param origin the caller's, if it is one of the website's
 * @param method the one the function takes
 */
export function corsHeaders(origin: string | undefined, method: string): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': method,
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '3600',
  };
}

/** The origin of the caller, if it is exactly one of the allowed. */
export function allowedOrigin(request: Request, allowed: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  return allowed.find((candidate) => candidate === origin);
}

/** @throws {HttpError} 403 without an allowed origin */
export function requireOrigin(origin: string | undefined): string {
  if (origin === undefined) throw new HttpError(403, 'origin_not_allowed');
  return origin;
}
