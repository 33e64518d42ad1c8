import Stripe from 'stripe';
import { formatPrice } from '../../../src/lib/format';
import { localFunctionEnvironment } from '../../../tools/local-environment.mjs';
import { json, withServices } from './running-services';
import { cents, order, product, productKey, stripeAt } from './stripe';

const services = withServices();
const webhook = '/functions/v1/stripe-webhook';

/** An open session; the address of its page. */
async function openPage(parameters = {}): Promise<string> {
  const { sessions } = stripeAt(services.url('')).checkout;
  return (await sessions.create({ ...order, ...parameters })).url ?? '';
}

const pay = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });
const breakWebhook = () => services.break('stripe-webhook', { mode: 'status' });

/** How often the webhook was called. */
async function deliveries(): Promise<number> {
  const { requests }: { requests: { path: string }[] } = Object(
    await json(services.url('/__requests')),
  );
  return requests.filter(({ path }) => path === webhook).length;
}

test('the page says what is bought, for how much and by whom, and that it is a test', async () => {
  const answer = await fetch(await openPage());
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:9000;",
  );
  expect(page).toContain('<h1>Testzahlung</h1>');
  expect(page).toContain('Es fließt kein Geld');
  expect(page).toContain(product.name);
  expect(page).toContain(formatPrice(product.price));
  expect(page).toContain(order.customer_email);
  expect(page).toContain('<button>Testzahlung ausführen</button>');
  expect(page).toContain(`<a class="button" href="${order.cancel_url}">Abbrechen`);
});

test('paying leads to the website with the session’s id, whatever the webhook does', async () => {
  await breakWebhook();
  const url = await openPage();
  const answer = await pay(url);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://localhost:9000/success?session_id=${url.split('/').at(-1)}`,
  );
  const page = await (await fetch(url)).text();
  expect(page).toContain('Diese Testzahlung ist ausgeführt.');
  expect(page).not.toContain('<button>Testzahlung');
});

test('the webhook is called again until it takes the event', async () => {
  await breakWebhook();
  await pay(await openPage());
  expect(await deliveries()).toBe(1);
  while ((await deliveries()) < 3) await new Promise((resolve) => setTimeout(resolve, 100));
}, 20_000);

test('the webhook gets one event, signed as Stripe signs, however often somebody pays', async () => {
  const { events, restore } = interceptWebhook();
  const url = await openPage();
  await pay(url);
  await Promise.all([pay(url), pay(url)]);
  await services.restart();
  const { pathname } = new URL(url);
  expect((await pay(services.url(pathname))).status).toBe(303);
  restore();
  expect(events).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^evt_/),
      type: 'checkout.session.completed',
      livemode: false,
    }),
  ]);
  expect(events[0]?.data.object).toMatchObject({
    id: pathname.split('/').at(-1),
    payment_status: 'paid',
    status: 'complete',
    amount_total: cents,
    metadata: order.metadata,
    customer_details: { email: order.customer_email },
    payment_intent: expect.stringMatching(/^pi_/),
  });
});

test('the webhook hears of money paid back, and of a page that was closed', async () => {
  const { events, restore } = interceptWebhook();
  const url = await openPage();
  expect((await fetch(`${url}/refund`, { method: 'POST' })).status).toBe(404);
  await pay(url);
  await fetch(`${url}/refund`, { method: 'POST', redirect: 'manual' });
  const other = (await openPage()).split('/').at(-1) ?? '';
  await stripeAt(services.url('')).checkout.sessions.expire(other);
  while (events.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  restore();
  const [completed, refunded, expired] = events;
  expect(refunded).toMatchObject({
    type: 'charge.refunded',
    data: { object: { amount_refunded: cents, refunded: true, metadata: { product: productKey } } },
  });
  const intent = { payment_intent: expect.stringMatching(/^pi_/) };
  expect(completed?.data.object).toMatchObject(intent);
  expect(Object(refunded?.data.object).payment_intent).toBe(
    Object(completed?.data.object).payment_intent,
  );
  expect(expired).toMatchObject({
    type: 'checkout.session.expired',
    data: { object: { id: other, status: 'expired' } },
  });
});

test.each(['cs_test_unbekannt', '..%2Fpackage'])('an unknown page is a 404 (%s)', async (id) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(services.url(`/pay/${id}`), { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Diese Testzahlung gibt es nicht');
  }
});

test('a session that was not paid in time is gone, and the webhook hears of it once', async () => {
  const { events, restore } = interceptWebhook();
  const url = await openPage();
  jest.spyOn(Date, 'now').mockReturnValue(order.expires_at * 1000);
  expect((await fetch(url)).status).toBe(404);
  expect((await pay(url)).status).toBe(404);
  await services.restart();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  restore();
  jest.restoreAllMocks();
  expect(events).toEqual([expect.objectContaining({ type: 'checkout.session.expired' })]);
  expect(events[0]?.data.object).toMatchObject({ id: url.split('/').at(-1), status: 'expired' });
});

/** Takes what goes to the webhook, verified by Stripe's own code; all other requests go through. */
function interceptWebhook() {
  const events: Stripe.Event[] = [];
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment('');
  const original = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith(webhook)) return original(input, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    const signature = new Headers(init?.headers).get('stripe-signature') ?? '';
    events.push(Stripe.webhooks.constructEvent(body, signature, secret));
    return new Response('{}');
  });
  return { events, restore: () => spy.mockRestore() };
}
