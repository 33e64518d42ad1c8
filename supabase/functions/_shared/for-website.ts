import { answer, failure } from './answer.ts';
import { requireConfiguration } from './environment-reader.ts';
import { allowedOrigin, corsHeaders, requireOrigin } from './origin.ts';
import { HttpError } from './http-error.ts';
import type { Runtime } from './runtime.ts';
import type { SiteSettings } from './settings.ts';

/**
 * A function for the website's own pages only: answers preflights, refuses other origins and
 * methods, and lets the website read every answer, errors included. The checks run in the order of
 * the code.
 * @param work gives the value of the answer; `origin` is that of the page
 */
export function forWebsite(
  method: 'GET' | 'POST',
  settings: SiteSettings & { problems: readonly string[] },
  runtime: Runtime,
  work: (request: Request, origin: string) => Promise<object>,
): (request: Request) => Promise<Response> {
  async function serve(request: Request, caller: string | undefined): Promise<Response> {
    if (settings.siteOrigins.length === 0) requireConfiguration(settings.problems);
    if (request.method === 'OPTIONS') return preflight(requireOrigin(caller), method);
    if (request.method !== method) throw new HttpError(405, 'method_not_allowed');
    const origin = requireOrigin(caller);
    requireConfiguration(settings.problems);
    return answer(200, await work(request, origin), corsHeaders(origin, method));
  }

  return async (request) => {
    const origin = allowedOrigin(request, settings.siteOrigins);
    try {
      return await serve(request, origin);
    } catch (error) {
      return failure(error, runtime, corsHeaders(origin, method));
    }
  };
}

/** A function that other servers call: refuses other methods, and answers failures with their code. */
export function forServers(
  method: 'GET' | 'POST',
  problems: readonly string[],
  runtime: Runtime,
  work: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  async function serve(request: Request): Promise<Response> {
    if (request.method !== method) throw new HttpError(405, 'method_not_allowed');
    requireConfiguration(problems);
    return work(request);
  }

  return (request) => serve(request).catch((error: unknown) => failure(error, runtime));
}

function preflight(origin: string, method: string): Response {
  return new Response(null, { status: 204, headers: corsHeaders(origin, method) });
}
