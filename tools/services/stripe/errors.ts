import { randomBytes } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';

interface ErrorDetails {
  type?: 'invalid_request_error' | 'idempotency_error';
  code?: string;
  param?: string;
}

/** An answer of Stripe's API, with the request id its support asks for. */
export function stripeAnswer(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Response {
  const requestId = `req_${randomBytes(7).toString('hex')}`;
  return Response.json(value, { status, headers: { 'Request-Id': requestId, ...headers } });
}

/** An error as Stripe sends it, to be thrown: `{"error": {"type", "code", "param", "message"}}`. */
export function stripeError(
  status: 400 | 404,
  message: string,
  details: ErrorDetails = {},
): HTTPException {
  const error = { type: 'invalid_request_error', ...details, message };
  return new HTTPException(status, { res: stripeAnswer(status, { error }) });
}
