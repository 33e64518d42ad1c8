import { asHttpError, type FailureDetails, HttpError } from './http-error.ts';
import { logFailure, type Runtime } from './runtime.ts';
import type { SiteWorld } from './settings.ts';

/**
 * A function for the website's own pages only: answers preflights, refuses other origins and
 * methods, and lets the website read every answer, errors included. The checks run in the order of
 * the code.
 * @param work gives the value of the answer; `origin` is that of the page
 */
export function forWebsite(
  method: 'GET' | 'POST',
  world: SiteWorld & { problems: readonly string[] },
  work: (request: Request, origin: string) => Promise<object>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const caller = request.headers.get('origin');
    const origin = world.siteOrigins.find((allowed) => allowed === caller);
    const headers = corsHeaders(origin, method);
    try {
      if (world.siteOrigins.length === 0) requireConfiguration(world.problems);
      const isPreflight = request.method === 'OPTIONS';
      if (!isPreflight && request.method !== method) throw new HttpError(405, 'method_not_allowed');
      if (origin === undefined) throw new HttpError(403, 'origin_not_allowed');
      if (isPreflight) return new Response(null, { status: 204, headers });
      requireConfiguration(world.problems);
      return answer(200, await work(request, origin), headers);
    } catch (error) {
      return failure(error, world, headers);
    }
  };
}

/** The four headers supabase-js sends. */
const requestHeaders = 'authorization, apikey, x-client-info, content-type';

/**
 * Who may read the answer. Without an allowed origin nobody may, and caches learn that it depends
 * on the origin.
 * @param origin the caller's, if it is one of the website's
 * @param method the one the function takes
 */
function corsHeaders(origin: string | undefined, method: string): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': method,
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '3600',
  };
}

/** A function that other servers call: refuses other methods, and answers failures with their code. */
export function forServers(
  method: 'GET' | 'POST',
  world: Runtime & { problems: readonly string[] },
  work: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method !== method) throw new HttpError(405, 'method_not_allowed');
      requireConfiguration(world.problems);
      return await work(request);
    } catch (error) {
      return failure(error, world);
    }
  };
}

/** An answer that no cache keeps. */
export function answer(status: number, value: object, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('cache-control', 'no-store');
  return Response.json(value, { status, headers: all });
}

/**
 * The answer to a request that failed: a fixed code, whatever the reason was. Logs what is our
 * fault (5xx).
 * @param error a HttpError, or anything unforeseen, which becomes 500
 * @param details what the log line should say besides the details of the error
 */
export function failure(
  error: unknown,
  world: Runtime,
  headers: HeadersInit = {},
  details: FailureDetails = {},
): Response {
  const { status, code, told } = asHttpError(error);
  if (status >= 500) logFailure(world, error, details);
  return answer(status, { error: code, ...told }, headers);
}

/** @throws {HttpError} naming the environment variables that stop this function from working */
function requireConfiguration(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new HttpError(500, 'not_configured', { variables: problems });
}
