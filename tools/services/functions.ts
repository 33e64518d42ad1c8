import { type Context, Hono } from 'hono';
import type { MakeFunction } from '../../supabase/functions/_shared/env';
import { localFunctionEnvironment } from '../local-environment.mjs';
import type { FaultSwitch } from './faults';
import type { ServiceEnv } from './origins';

/** The module of each Edge Function, whose one export makes its handler; loaded at its first request, some bring Stripe's SDK along. */
const handlers: Readonly<Record<string, () => Promise<Record<string, MakeFunction>>>> = {
  appointment: () => import('../../supabase/functions/appointment/handler'),
  'free-times': () => import('../../supabase/functions/free-times/handler'),
  'scheduled-tasks': () => import('../../supabase/functions/scheduled-tasks/handler'),
  'order-status': () => import('../../supabase/functions/order-status/handler'),
  request: () => import('../../supabase/functions/request/handler'),
  'stripe-checkout': () => import('../../supabase/functions/stripe-checkout/handler'),
  'stripe-webhook': () => import('../../supabase/functions/stripe-webhook/handler'),
};

/** How long a query may take here: the database of a busy machine is slower than a hosted one. */
const databaseTimeoutMs = 60_000;

/** Supabase's gateway of the Edge Functions, running the same handlers that are deployed. */
export function functionRoutes(faults: FaultSwitch): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  for (const [name, load] of Object.entries(handlers)) {
    let handler: Promise<ReturnType<MakeFunction>> | undefined;
    const answer = async (c: Context<ServiceEnv>): Promise<Response> => {
      const { publicOrigin, ownOrigin } = c.var;
      // The functions know the public origin, as payment links must have it; their calls come here.
      const callHere: typeof fetch = (input, init) => {
        const asked = input instanceof Request ? input.url : input.toString();
        const url = asked.replace(publicOrigin, ownOrigin);
        const isQuery = new URL(url).pathname.startsWith('/rest/');
        const limit = isQuery && { signal: AbortSignal.timeout(databaseTimeoutMs) };
        return fetch(url, { ...init, ...limit });
      };
      handler ??= load().then((module) => {
        const [create] = Object.values(module);
        if (!create) throw new Error(`${name} has no handler`);
        return create(localFunctionEnvironment(publicOrigin), { fetch: callHere });
      });
      return (await handler)(c.req.raw);
    };
    // Refusing wrong methods is the function's own work. The preflight is never broken.
    app.options(`/${name}`, answer).all(`/${name}`, faults.endpoint(name), answer);
  }
  return app;
}
