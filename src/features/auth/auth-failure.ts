import { failureMessages, unknownFailure } from './messages';

/** Why something with the account did not work; its message is German and meant for the visitor. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';

  /** @param code error code of Supabase Auth, `unreachable` when the service gave no usable answer */
  constructor(readonly code: string) {
    super(failureMessages.get(code) ?? unknownFailure);
  }
}

/** Whatever the SDK throws or returns, as a failure with German words. What the service wrote is never shown. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const { name, code, status } = fieldsOf(error);
  // The SDK gives this one no code, whether it finds out by itself or the service says `session_not_found`.
  if (name === 'AuthSessionMissingError') return new AuthFailure('session_not_found');
  if (typeof code === 'string' && failureMessages.has(code)) return new AuthFailure(code);
  if (status === 429) return new AuthFailure('over_request_rate_limit');
  // 4xx is an answer. Anything else is a broken network, a paused project's page, or a download that failed.
  const answered = typeof status === 'number' && status >= 400 && status < 500;
  return new AuthFailure(answered ? String(code ?? status) : 'unreachable');
}

function fieldsOf(error: unknown): { name?: unknown; code?: unknown; status?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
