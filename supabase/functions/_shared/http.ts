import type { z } from 'zod';
import type { Runtime } from './env.ts';

/** What may be logged about a failure: never a message, which could hold secrets or personal data. */
export type FailureDetails = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Ends a request with a status and a fixed code: `{"error": "<code>"}`, and public details. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: FailureDetails = {},
    readonly publicDetails: Readonly<Record<string, string>> = {},
  ) {
    super(code);
  }
}

/** The kind of a thrown value. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** Any thrown value as an HttpError: what nobody foresaw is a 500. */
const asHttpError = (error: unknown): HttpError =>
  error instanceof HttpError
    ? error
    : new HttpError(500, 'internal_error', { type: errorType(error) });

/** Writes one log line about a failure: its fixed code and what may be said about it. */
export function logFailure({ log }: Runtime, error: unknown, about: FailureDetails = {}): void {
  const { code, details } = asHttpError(error);
  log(JSON.stringify({ code, ...about, ...details }));
}

type Configured = Runtime & { problems: readonly string[] };

/**
 * A function for the website's own pages only: answers preflights, refuses other origins and
 * methods, and lets the website read every answer, errors included. The checks run in the order of
 * the code.
 * @param work gives the value of the answer; `origin` is that of the page
 */
export function forWebsite(
  method: 'GET' | 'POST',
  env: Configured & { siteOrigins: readonly string[] },
  work: (request: Request, origin: string) => Promise<object>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const caller = request.headers.get('origin');
    const origin = env.siteOrigins.find((allowed) => allowed === caller);
    const headers = corsHeaders(origin, method);
    try {
      if (env.siteOrigins.length === 0) requireConfiguration(env);
      const isPreflight = request.method === 'OPTIONS';
      if (!isPreflight && request.method !== method) throw new HttpError(405, 'method_not_allowed');
      if (origin === undefined) throw new HttpError(403, 'origin_not_allowed');
      if (isPreflight) return new Response(null, { status: 204, headers });
      requireConfiguration(env);
      return answer(200, await work(request, origin), headers);
    } catch (error) {
      return failure(error, env, headers);
    }
  };
}

/**
 * Who may read the answer: an allowed origin. Caches learn that it depends on the origin.
 * @param origin the caller's, if it is one of the website's
 */
function corsHeaders(origin: string | undefined, method: string): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': method,
    // The four that supabase-js sends.
    'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
    'access-control-max-age': '3600',
  };
}

/** A function that other servers call with POST. */
export function forServers(
  env: Configured,
  work: (request: Request) => Promise<object>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
      requireConfiguration(env);
      return answer(200, await work(request));
    } catch (error) {
      return failure(error, env);
    }
  };
}

/** An answer that no cache keeps. */
function answer(status: number, value: object, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('cache-control', 'no-store');
  return Response.json(value, { status, headers: all });
}

/** The answer to a request that failed. Logs what is our fault (5xx). */
function failure(error: unknown, env: Runtime, headers: HeadersInit = {}): Response {
  const { status, code, publicDetails } = asHttpError(error);
  if (status >= 500) logFailure(env, error);
  return answer(status, { error: code, ...publicDetails }, headers);
}

/** @throws {HttpError} naming the environment variables that stop this function from working */
function requireConfiguration({ problems }: Configured): void {
  if (problems.length > 0) throw new HttpError(500, 'not_configured', { variables: problems });
}

/**
 * Reads a body, counting its bytes on the way: `Content-Length` may be missing or wrong.
 * @param limit in bytes
 * @throws {HttpError} 413 as soon as the body is longer
 */
export async function readLimited(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream, so the rest is never read.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new HttpError(413, 'body_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** As much as EmailJS takes, and a little more. */
const formLimit = 60 * 1_024; // bytes

/**
 * Reads what a form of the website sends.
 * @throws {HttpError} 400 for anything else, naming the field, 413 for more than 60 kB
 */
export async function readForm<Sent>(request: Request, form: z.ZodType<Sent>): Promise<Sent> {
  const body = await readLimited(request, formLimit);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new HttpError(400, 'invalid_request');
  }
  const { data, error } = form.safeParse(value);
  if (data !== undefined) return data;
  const field = error?.issues[0]?.path.at(-1);
  throw new HttpError(400, 'invalid_request', {}, field ? { field: String(field) } : {});
}
