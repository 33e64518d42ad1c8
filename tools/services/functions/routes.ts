import { type Context, Hono } from 'hono';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import type { FaultSwitch } from '../control/faults';
import type { ServiceEnv } from '../origins';

/** A handler of the Fetch API, as the Edge Functions are written. */
type WebHandler = (request: Request) => Promise<Response>;
type Load = (
  environment: ReturnType<typeof localFunctionEnvironment>,
  runtime: { fetch: typeof fetch },
) => Promise<WebHandler>;

/** The deployed handlers, by name. Loaded at the first request: they bring Stripe's SDK along. */
const functions: Readonly<Record<string, Load>> = {
  appointment: async (...settings) => {
    const { createAppointment } = await import('../../../supabase/functions/appointment/handler');
    return createAppointment(...settings);
  },
  'appointment-feed': async (...settings) => {
    const { createAppointmentFeed } =
      await import('../../../supabase/functions/appointment-feed/handler');
    return createAppointmentFeed(...settings);
  },
  'free-times': async (...settings) => {
    const { createFreeTimes } = await import('../../../supabase/functions/free-times/handler');
    return createFreeTimes(...settings);
  },
  'order-check': async (...settings) => {
    const { createOrderCheck } = await import('../../../supabase/functions/order-check/handler');
    return createOrderCheck(...settings);
  },
  'order-status': async (...settings) => {
    const { createOrderStatus } = await import('../../../supabase/functions/order-status/handler');
    return createOrderStatus(...settings);
  },
  'resend-webhook': async (...settings) => {
    const { createResendWebhook } =
      await import('../../../supabase/functions/resend-webhook/handler');
    return createResendWebhook(...settings);
  },
  request: async (...settings) => {
    const { createRequest } = await import('../../../supabase/functions/request/handler');
    return createRequest(...settings);
  },
  'stripe-checkout': async (...settings) => {
    const { createStripeCheckout } =
      await import('../../../supabase/functions/stripe-checkout/handler');
    return createStripeCheckout(...settings);
  },
  'stripe-webhook': async (...settings) => {
    const { createStripeWebhook } =
      await import('../../../supabase/functions/stripe-webhook/handler');
    return createStripeWebhook(...settings);
  },
};

/** How long a query may take here: the database of a busy machine is slower than a hosted one. */
const databaseTimeoutMs = 60_000;

/** Supabase's gateway of the Edge Functions, running the same handlers that are deployed. */
export function functionRoutes(faults: FaultSwitch): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  for (const [name, load] of Object.entries(functions)) {
    let handler: Promise<WebHandler> | undefined;
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
      handler ??= load(localFunctionEnvironment(publicOrigin), { fetch: callHere });
      return (await handler)(c.req.raw);
    };
    // Refusing wrong methods is the function's own work. The preflight is never broken.
    app.options(`/${name}`, answer).all(`/${name}`, faults.endpoint(name), answer);
  }
  return app;
}
