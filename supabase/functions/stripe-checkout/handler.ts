import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { Refusal } from '../_shared/refusal.ts';
import { type Environment, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { identifyCaller } from './caller.ts';
import { createSession } from './create-session.ts';
import { readOrder } from './order.ts';
import { allowedOrigin, corsHeaders, requireOrigin } from './origin.ts';
import { readSettings } from './settings.ts';

const bodyLimit = 4_096; // bytes

/**
 * The Edge Function that has Stripe prepare a payment for a signed-in user.
 * Request: `POST {price_id, success_url, cancel_url, mode}` with the user's token as bearer.
 * Answer: 200 `{url}`, else `{error}` with a fixed code; the checks run in the order of the code.
 */
export function createStripeCheckout(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);

  async function preparePayment(request: Request, caller: string | undefined): Promise<Response> {
    if (settings.siteOrigins.length === 0) requireConfiguration(settings.problems);
    if (request.method === 'OPTIONS') return preflight(requireOrigin(caller));
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed');
    const origin = requireOrigin(caller);
    requireConfiguration(settings.problems);
    const body = await readLimited(request, bodyLimit);
    const user = await identifyCaller(request, settings, runtime);
    const order = readOrder(body, origin);
    const url = await createSession(user, order, settings, runtime);
    return answer(200, { url }, corsHeaders(origin));
  }

  return async (request) => {
    const origin = allowedOrigin(request, settings.siteOrigins);
    try {
      return await preparePayment(request, origin);
    } catch (error) {
      return failure(error, runtime, corsHeaders(origin));
    }
  };
}

function preflight(origin: string): Response {
  return new Response(null, { status: 204, headers: corsHeaders(origin) });
}
