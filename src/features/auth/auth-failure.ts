import { isRecord } from '../../lib/is-record';
import { failureMessages, unknownFailure } from './messages';

/** Why an account action failed, with a German message for the visitor. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';

  /** @param code of Supabase Auth; or `unreachable` without a usable answer, `pwned` for a leaked password */
  constructor(readonly code: string) {
    super(failureMessages.get(code) ?? unknownFailure);
  }
}

/** Turns whatever the SDK throws or returns into a failure, without the service's own text. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const { name, code, status, reasons }: Record<string, unknown> = isRecord(error) ? error : {};
  // Without a code, whether the SDK noticed by itself or the service said `session_not_found`.
  if (name === 'AuthSessionMissingError') return new AuthFailure('session_not_found');
  if (Array.isArray(reasons) && reasons.includes('pwned')) return new AuthFailure('pwned');
  if (typeof code === 'string' && failureMessages.has(code)) return new AuthFailure(code);
  if (status === 429) return new AuthFailure('over_request_rate_limit');
  // 4xx is an answer. The rest is a broken network, a paused project, or a failed download.
  if (typeof status !== 'number' || status < 400 || status >= 500)
    return new AuthFailure('unreachable');
  return new AuthFailure(typeof code === 'string' ? code : status.toString());
}
