import type { Answer } from '../http/answers';

/** An error as Supabase Auth sends it in API version 2024-01-01. */
function authError(status: number, code: string, message: string): Answer {
  const body = JSON.stringify({ code, message });
  return { status, body, contentType: 'application/json; charset=utf-8' };
}

const html = 'text/html; charset=utf-8';

/** What breaks everywhere in a project: the modes of the fault switch that every endpoint has. */
export const projectFailures: Readonly<Record<string, Answer>> = {
  'too-many-requests': authError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  'server-error': authError(500, 'unexpected_failure', 'Internal Server Error'),
  unavailable: { status: 503, body: 'upstream connect error or disconnect/reset before headers' },
  // The gateway's page, not JSON: whoever shows raw answers shows this.
  paused: {
    status: 540,
    body: '<!doctype html><html><head><title>540: Project paused</title></head><body><h1>Project paused</h1></body></html>',
    contentType: html,
  },
};

/** Failures of the endpoints that send a mail. */
export const mailFailures: Readonly<Record<string, Answer>> = {
  ...projectFailures,
  'too-many-mails': authError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded'),
  'mail-failed': authError(500, 'unexpected_failure', 'Error sending confirmation email'),
};

/** Failures of the endpoint that hands out sessions. */
export const tokenFailures: Readonly<Record<string, Answer>> = {
  ...projectFailures,
  'refresh-token-not-found': authError(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  'flow-state-expired': authError(
    422,
    'flow_state_expired',
    'invalid flow state, flow state has expired',
  ),
};

/** Failures of the endpoints that need a session. */
export const sessionFailures: Readonly<Record<string, Answer>> = {
  ...projectFailures,
  unauthorized: authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  forbidden: authError(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ),
};
