import assert from 'node:assert/strict';
import { checkout, orderRequest, paymentPage } from './support/checkout.ts';
import { environment as checkoutEnvironment, now, site } from './support/checkout.ts';
import { delivery, environment as webhookEnvironment, eventText } from './support/webhook.ts';

const loadCheckout = () => import('../../supabase/functions/stripe-checkout/index.ts');
const loadWebhook = () => import('../../supabase/functions/stripe-webhook/index.ts');

type Handler = (request: Request) => Promise<Response>;

/** Starts a function as Supabase does: its index.ts reads the environment and serves a handler. */
async function start(
  load: () => Promise<unknown>,
  environment: Record<string, string>,
): Promise<Handler> {
  const handlers: Handler[] = [];
  const { serve } = Deno;
  const { toObject } = Deno.env;
  Object.assign(Deno, { serve: (handler: Handler) => handlers.push(handler) });
  Object.assign(Deno.env, { toObject: () => environment });
  try {
    await load();
  } finally {
    Object.assign(Deno, { serve });
    Object.assign(Deno.env, { toObject });
  }
  const [handler] = handlers;
  assert.ok(handler);
  return handler;
}

Deno.test(
  'stripe-checkout serves with the environment, the network and the clock of the process',
  async () => {
    const { network } = checkout();
    const { fetch } = globalThis;
    const { now: realNow } = Date;
    globalThis.fetch = network.fetch;
    Date.now = () => now;
    try {
      const handle = await start(loadCheckout, checkoutEnvironment);
      assert.deepEqual(await (await handle(orderRequest())).json(), { url: paymentPage });
      const preflight = await handle(orderRequest({ method: 'OPTIONS' }));
      assert.equal(preflight.headers.get('access-control-allow-origin'), site);
    } finally {
      globalThis.fetch = fetch;
      Date.now = realNow;
    }
  },
);

Deno.test('stripe-webhook serves, and logs to the console', async () => {
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => lines.push(line);
  try {
    const handle = await start(loadWebhook, { ...webhookEnvironment, EMAILJS_SERVICE_ID: '' });
    assert.equal((await handle(await delivery(eventText()))).status, 500);
  } finally {
    console.error = error;
  }
  assert.deepEqual(lines, ['{"code":"not_configured","variables":["EMAILJS_SERVICE_ID"]}']);
});
