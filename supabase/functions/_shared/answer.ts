import { asRefusal, type FailureDetails } from './refusal.ts';
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
 * @param error a Refusal, or anything unforeseen, which becomes 500
 * @param details what the log line should say besides the details of the refusal
 */
export function failure(
  error: unknown,
  runtime: Runtime,
  headers: HeadersInit = {},
  details: FailureDetails = {},
): Response {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) logFailure(runtime, refusal.code, { ...details, ...refusal.details });
  return answer(refusal.status, { error: refusal.code }, headers);
}
