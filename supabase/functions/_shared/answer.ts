import { asHttpError, type FailureDetails } from './http-error.ts';
import { logFailure, type Runtime } from './runtime.ts';

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
