/**
 * What may be logged about a failure: never a message, which could hold secrets or personal data.
 */
export type FailureDetails = {
  /** Kind of the error, for instance "StripeAPIError", "TimeoutError" or "HTTP 503". */
  type?: string | undefined;
  /** Stripe's number of the request, for its support and the dashboard. */
  requestId?: string | undefined;
  /** Names of environment variables, never their values. */
  variables?: readonly string[] | undefined;
  /** Stripe's number and type of the event. */
  event?: string | undefined;
  eventType?: string | undefined;
  /** Number of the order, which is Stripe's of the payment page, or the id of the request. */
  session?: string | undefined;
  /** Whom a mail was for. */
  recipient?: string | undefined;
};

/**
 * Ends a request with a status and a fixed code: `{"error": "<code>"}`, and what else the caller may
 * know.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: FailureDetails = {},
    readonly told: Readonly<Record<string, string>> = {},
  ) {
    super(code);
  }
}

/** The kind of a thrown value. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** Any thrown value as an HttpError: what nobody foresaw is a 500. */
export const asHttpError = (error: unknown): HttpError =>
  error instanceof HttpError
    ? error
    : new HttpError(500, 'internal_error', { type: errorType(error) });
