import { z } from 'zod';
import { admit, rpc, senderOf } from '../_shared/database.ts';
import { forWebsite } from '../_shared/http.ts';
import { type MakeFunction, readDatabase, readSite, envReader } from '../_shared/env.ts';

const sessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/;
/** A page asks eight times in two minutes; several people may share an address. */
const most = 80;

const readEnv = envReader((variables) => ({
  ...readSite(variables),
  ...readDatabase(variables),
}));

/**
 * The Edge Function that tells the page after the payment what has become of an order, and nothing
 * else about it: `GET ?session_id=cs_...` from a page of the website.
 * Answer: 200 `{status: 'paid' | 'open' | 'unknown'}`, else `{error}`.
 */
export const createOrderStatus: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);
  return forWebsite('GET', env, async (request) => {
    const session_id = new URL(request.url).searchParams.get('session_id') ?? '';
    if (!sessionId.test(session_id)) return { status: 'unknown' };
    await admit(env, 'status', await senderOf(request, env), most);
    const status = z.enum(['paid', 'open', 'unknown']);
    return { status: await rpc(env, 'order_status', { session_id }, status) };
  });
};
