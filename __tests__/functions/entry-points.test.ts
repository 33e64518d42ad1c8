import assert from 'node:assert/strict';
import { checkout, orderRequest, paymentPage } from './support/checkout.ts';
import { environment as checkoutEnvironment, now, site } from './support/checkout.ts';
import { delivery, environment as webhookEnvironment, eventText } from './support/webhook.ts';

const loadCheckout = () => import('../../supabase/functions/stripe-checkout/index.ts');
const loadWebhook = () => import('../../supabase/functions/stripe-webhook/index.ts');
const loadStatus = () => import('../../supabase/functions/order-status/index.ts');
const loadRequest = () => import('../../supabase/functions/request/index.ts');
const loadTimes = () => import('../../supabase/functions/free-times/index.ts');
const loadAppointment = () => import('../../supabase/functions/appointment/index.ts');
const loadCheck = () => import('../../supabase/functions/order-check/index.ts');

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

Deno.test('order-status, request, appointments and order-check serve', async () => {
  const { error } = console;
  console.error = () => {};
  try {
    const status = await start(loadStatus, checkoutEnvironment);
    const preflight = new Request(site, { method: 'OPTIONS', headers: { origin: site } });
    assert.equal((await status(preflight)).status, 204);
    const request = await start(loadRequest, checkoutEnvironment);
    const asked = new Request(site, { method: 'OPTIONS', headers: { origin: site } });
    assert.equal((await request(asked)).status, 204);
    for (const load of [loadTimes, loadAppointment]) {
      const handle = await start(load, checkoutEnvironment);
      const from = new Request(site, { method: 'OPTIONS', headers: { origin: site } });
      assert.equal((await handle(from)).status, 204);
    }
    const check = await start(loadCheck, {});
    assert.equal((await check(new Request(site, { method: 'POST' }))).status, 500);
  } finally {
    console.error = error;
  }
});

Deno.test('stripe-webhook serves, and logs to the console', async () => {
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => lines.push(line);
  try {
    const handle = await start(loadWebhook, { ...webhookEnvironment, RESEND_API_KEY: '' });
    assert.equal((await handle(await delivery(eventText()))).status, 500);
  } finally {
    console.error = error;
  }
  assert.deepEqual(lines, ['{"code":"not_configured","variables":["RESEND_API_KEY"]}']);
});
