import { z } from 'zod';
import { errorType, HttpError } from '../_shared/http.ts';
import type { DatabaseEnv } from '../_shared/env.ts';

/** The signed-in user who wants to pay. */
export type Caller = { id: string; email: string };

const timeLimit = 5_000; // milliseconds
/** How the auth service says that a token is forged, expired, revoked or of a deleted user. */
const refusedToken = [400, 401, 403, 404];

const authUser = z.looseObject({ id: z.string().min(1) });
const registered = z.looseObject({
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).nullish(),
});
const confirmed = z.object({
  id: z.string(),
  email: z.string().min(1),
  email_confirmed_at: z.string().min(1),
});

/**
 * Asks the auth service whose token this is. It alone knows which sessions were ended.
 * @throws {HttpError} 401 without a valid token, 403 for anybody but a registered user with a
 *   confirmed address, 503 when the service is down
 */
export async function identifyCaller(
  request: Request,
  env: DatabaseEnv & { publishableKey: string },
): Promise<Caller> {
  const header = request.headers.get('authorization') ?? '';
  // Three parts: an unsigned token (`alg: none`) has no third and is not worth asking about.
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header) ?? [];
  if (token === undefined) throw new HttpError(401, 'invalid_token');
  const user = await fetchUser(token, env);
  if (!registered.safeParse(user).success) throw new HttpError(403, 'account_required');
  const { data } = confirmed.safeParse(user);
  if (data === undefined) throw new HttpError(403, 'email_not_confirmed');
  return { id: data.id, email: data.email };
}

async function fetchUser(token: string, env: DatabaseEnv & { publishableKey: string }) {
  const unavailable = (type: string) => new HttpError(503, 'auth_unavailable', { type });
  try {
    const response = await env.fetch(`${env.supabaseUrl}/auth/v1/user`, {
      headers: { apikey: env.publishableKey, authorization: `Bearer ${token}` },
      redirect: 'error', // the token goes nowhere else
      signal: AbortSignal.timeout(timeLimit),
    });
    const text = await response.text();
    if (refusedToken.includes(response.status)) throw new HttpError(401, 'invalid_token');
    if (!response.ok) throw unavailable(`HTTP ${response.status}`);
    return authUser.parse(JSON.parse(text));
  } catch (error) {
    throw error instanceof HttpError ? error : unavailable(errorType(error));
  }
}
