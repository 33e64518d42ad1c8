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
  runtime: Runtime,
  headers: HeadersInit = {},
  details: FailureDetails = {},
): Response {
  const failure = asHttpError(error);
  if (failure.status >= 500) logFailure(runtime, failure.code, { ...details, ...failure.details });
  return answer(failure.status, { error: failure.code, ...failure.told }, headers);
}
