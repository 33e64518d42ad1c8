import { localFunctionEnvironment } from '../../local-environment.mjs';
import type { Endpoint, Route, Service } from '../http/route';
import { answerByWebHandler, ownOrigin, type WebHandler } from '../http/web';
import { checkoutFailures, gatewayFailures } from './answers';

type Environment = ReturnType<typeof localFunctionEnvironment>;

/** Every method reaches the function: refusing the wrong ones is its own work. */
const methods = ['POST', 'OPTIONS', 'GET', 'PUT', 'PATCH', 'DELETE'];

/** Supabase's gateway of the Edge Functions, running the same handlers that are deployed. */
export function functionsService(): Service {
  return {
    prefix: '/functions/v1/',
    routes: [
      // Loaded at the first request: the functions bring Stripe's SDK along.
      ...routes('stripe-checkout', checkoutFailures, async (environment) => {
        const { createStripeCheckout } =
          await import('../../../supabase/functions/stripe-checkout/handler');
        return createStripeCheckout(environment);
      }),
      ...routes('stripe-webhook', gatewayFailures, async (environment) => {
        const { createStripeWebhook } =
          await import('../../../supabase/functions/stripe-webhook/handler');
        return createStripeWebhook(environment);
      }),
    ],
  };
}

function routes(
  name: string,
  failures: Endpoint['failures'],
  load: (environment: Environment) => Promise<WebHandler>,
): Route[] {
  let handler: Promise<WebHandler> | undefined;
  const endpoint = { name, failures };
  return methods.map((method) => ({
    method,
    path: `/functions/v1/${name}`,
    // The switch breaks requests, never the preflight before them.
    ...(method === 'OPTIONS' ? {} : { endpoint }),
    handle: async ({ request, response }) => {
      handler ??= load(localFunctionEnvironment(ownOrigin(request)));
      await answerByWebHandler(await handler, request, response);
    },
  }));
}
