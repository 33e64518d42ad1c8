import { isRecord, isText } from '../_shared/record.ts';
import { errorType, HttpError } from '../_shared/http-error.ts';
import type { World } from './settings.ts';

/** The signed-in user who wants to pay. */
export type Caller = { id: string; email: string };

const timeLimit = 5_000; // milliseconds
/** How the auth service says that a token is forged, expired, revoked or of a deleted user. */
const refusedToken = [400, 401, 403, 404];

/**
 * Asks the auth service whose token this is. It alone knows which sessions were ended.
 * @throws {HttpError} 401 without a valid token, 403 for anybody but a registered user with a
 *   confirmed address, 503 when the service is down
 */
export async function identifyCaller(request: Request, world: World): Promise<Caller> {
  const user = await fetchUser(bearerToken(request), world);
  if (!isText(user['id'])) throw unavailable('UnexpectedAnswer');
  if (user['role'] !== 'authenticated' || (user['is_anonymous'] ?? false) !== false) {
    throw new HttpError(403, 'account_required');
  }
  const { id, email, email_confirmed_at: confirmedAt } = user;
  if (!isText(email) || !isText(confirmedAt)) throw new HttpError(403, 'email_not_confirmed');
  return { id, email };
}

/** Three parts: an unsigned token (`alg: none`) has no third and is not worth asking about. */
function bearerToken(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header) ?? [];
  if (token === undefined) throw new HttpError(401, 'invalid_token');
  return token;
}

async function fetchUser(token: string, world: World) {
  let response: Response;
  let user: unknown;
  try {
    response = await world.fetch(`${world.supabaseUrl}/auth/v1/user`, {
      headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
      redirect: 'error', // the token goes nowhere else
      signal: AbortSignal.timeout(timeLimit),
    });
    user = response.ok ? await response.json() : await response.body?.cancel();
  } catch (error) {
    throw unavailable(errorType(error));
  }
  if (refusedToken.includes(response.status)) throw new HttpError(401, 'invalid_token');
  if (!response.ok) throw unavailable(`HTTP ${response.status}`);
  if (!isRecord(user)) throw unavailable('UnexpectedAnswer');
  return user;
}

const unavailable = (type: string) => new HttpError(503, 'auth_unavailable', { type });
