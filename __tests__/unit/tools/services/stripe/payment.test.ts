/** @jest-environment node */
import Stripe from 'stripe';
import { localFunctionEnvironment } from '../../../../../tools/local-environment.mjs';
import { json, setFault, withServices } from '../running-services';
import { order, stripeAt } from './stripe';

const services = withServices();
const webhook = '/functions/v1/stripe-webhook';

/** An open session; the address of its page. */
async function openPage(parameters = {}): Promise<string> {
  const { sessions } = stripeAt(services.url('')).checkout;
  return (await sessions.create({ ...order, ...parameters })).url ?? '';
}

const pay = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });
const breakWebhook = (mode: string) => setFault(services.url('/__faults/stripe-webhook'), { mode });

/** How often the webhook was told. */
async function deliveries(): Promise<number> {
  const { requests }: { requests: { path: string }[] } = Object(
    await json(services.url('/__requests')),
  );
  return requests.filter(({ path }) => path === webhook).length;
}

test('the page says what is bought, for how much and by whom, and that it is a test', async () => {
  const url = await openPage({ line_items: [{ price: 'price_video_basic', quantity: 2 }] });
  const answer = await fetch(url);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:9000;",
  );
  expect(page).toContain('<h1>Testzahlung</h1>');
  expect(page).toContain('Es fließt kein Geld');
  expect(page).toContain('2 × KI-Produktvideo Basic');
  expect(page).toContain('198,00\u00a0€');
  expect(page).toContain('aenne@werkstatt-gruber.at');
  expect(page).toContain('<button>Testzahlung ausführen</button>');
  expect(page).toContain('<a class="button" href="http://localhost:9000/produktvideos">Abbrechen');
  expect(page).not.toContain('<script');
});

test('hostile parameters stay text', async () => {
  const hostile = 'http://localhost:9000/?a="><script>alert(1)</script>';
  const page = await (await fetch(await openPage({ cancel_url: hostile }))).text();
  expect(page).not.toContain('<script');
});

test('paying leads to the website with the session’s id, whatever the webhook does', async () => {
  await breakWebhook('server-error');
  const url = await openPage();
  const answer = await pay(url);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://localhost:9000/success?session_id=${url.split('/').at(-1)}`,
  );
  const page = await (await fetch(url)).text();
  expect(page).toContain('Diese Testzahlung ist ausgeführt.');
  expect(page).not.toContain('<button>');
});

test('the webhook is told again until it takes the event', async () => {
  await breakWebhook('unavailable');
  await pay(await openPage());
  expect(await deliveries()).toBe(1);
  while ((await deliveries()) < 3) await new Promise((resolve) => setTimeout(resolve, 100));
}, 20_000);

test('the webhook gets one event, signed as Stripe signs, however often somebody pays', async () => {
  const { events, restore } = interceptWebhook();
  const url = await openPage();
  await pay(url);
  const answers = await Promise.all([pay(url), pay(url)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await services.restart();
  const { pathname } = new URL(url);
  await pay(services.url(pathname));
  restore();
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(events[0]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    type: 'checkout.session.completed',
    livemode: false,
    data: {
      object: {
        id: pathname.split('/').at(-1),
        payment_status: 'paid',
        status: 'complete',
        amount_total: 45_000,
        metadata: order.metadata,
        customer_details: { email: order.customer_email },
      },
    },
  });
});

test('a session can be paid after a restart', async () => {
  const { pathname } = new URL(await openPage());
  await services.restart();
  await breakWebhook('server-error');
  expect(await (await fetch(services.url(pathname))).text()).toContain('450,00\u00a0€');
  expect((await pay(services.url(pathname))).status).toBe(303);
});

test.each(['cs_test_unbekannt', '..%2Fpackage'])('an unknown page is a 404 (%s)', async (id) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(services.url(`/pay/${id}`), { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Diese Testzahlung gibt es nicht');
  }
});

test('a session nobody has paid for a day is gone', async () => {
  const url = await openPage();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
  expect((await fetch(url)).status).toBe(404);
  expect((await pay(url)).status).toBe(404);
  jest.restoreAllMocks();
});

/** Takes what goes to the webhook, verified by Stripe's own code; everything else goes its way. */
function interceptWebhook() {
  const events: Stripe.Event[] = [];
  const { STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment('');
  const original = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith(webhook)) return original(input, init);
    const signature = new Headers(init?.headers).get('stripe-signature') ?? '';
    events.push(Stripe.webhooks.constructEvent(String(init?.body), signature, secret));
    return new Response('{}');
  });
  return { events, restore: () => spy.mockRestore() };
}
