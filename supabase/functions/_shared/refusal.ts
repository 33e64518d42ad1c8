/** What may be logged about a failure: never a message, which could hold secrets or personal data. */
export type FailureDetails = {
  /** Kind of the error, for instance "StripeAPIError", "TimeoutError" or "HTTP 503". */
  type?: string;
  /** Stripe's number of the request, for its support and the dashboard. */
  requestId?: string;
  /** Names of environment variables, never their values. */
  variables?: readonly string[];
};

/** Ends a request with a status and a fixed code: `{"error": "<code>"}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: FailureDetails = {},
  ) {
    super(code);
  }
}

/** The kind of a thrown value. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
