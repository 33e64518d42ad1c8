import { json, withServices } from './running-services';
import { order, stripeAt } from './stripe';

// That an order is paid, told, paid back and ended by them: __tests__/contract/order.test.ts.
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

test('the webhook is called again until it takes the event', async () => {
  await breakWebhook();
  await pay(await openPage());
  expect(await deliveries()).toBe(1);
  while ((await deliveries()) < 3) await new Promise((resolve) => setTimeout(resolve, 100));
}, 20_000);

test.each(['cs_test_unbekannt', '..%2Fpackage'])('an unknown page is a 404 (%s)', async (id) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(services.url(`/pay/${id}`), { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Diese Testzahlung gibt es nicht');
  }
});

test('a session that was not paid in time is gone', async () => {
  const url = await openPage();
  jest.spyOn(Date, 'now').mockReturnValue(order.expires_at * 1000);
  expect((await fetch(url)).status).toBe(404);
  expect((await pay(url)).status).toBe(404);
});
