import { formatPrice } from '../../src/lib/format';
import {
  agencyAddress,
  localFunctionEnvironment,
  supabaseSecretKey,
} from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';
import { orderNumber, product, productKey, shopAt } from './shop';
import { localTarget } from './target';
import { password, signedIn, visitor } from './visitor';

// An order through all local services as they run for `npm start`: account, Edge Functions, order,
// payment, mails.
jest.setTimeout(120_000);
// The database is that of a first start that was cut off: it must be made again.
const services = withServicesProcess({ 'supabase/postgres/PG_VERSION': '17' });
const target = localTarget(services);
const { checkout, pay, orderMails, agencyMails, ordersOf, orderStatus } = shopAt(services, target);
const { name, price } = product;

test('readiness is told when the database is open', async () => {
  const answer = await fetch(services.url('/__ready'), { method: 'HEAD' });
  expect(answer.status).toBe(204);
});

test('a payment is one order and two mails, however often it is sent', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  expect(await checkout(session.access_token)).toBe(page);
  expect(await orderStatus(page)).toEqual({ status: 'open' });
  const answer = await pay(page);
  const id = orderNumber(page);
  expect(answer.headers.get('location')).toBe(`${target.site}/success?session_id=${id}`);
  await pay(page);
  expect(await orderStatus(page)).toEqual({ status: 'paid' });
  const cents = Math.round(price * 100);
  expect(await ordersOf(session.user.id)).toEqual([
    expect.objectContaining({
      session_id: id,
      product: productKey,
      state: 'paid',
      price: cents,
      amount: cents,
      mismatch: false,
      email,
      agency_notified_at: expect.any(String),
      buyer_notified_at: expect.any(String),
    }),
  ]);
  for (const mails of [await orderMails(email), await agencyMails(email)]) {
    expect(mails).toHaveLength(1);
    for (const fact of [name, formatPrice(price), id])
      expect(mails[0]?.['message']).toContain(fact);
  }
});

test('an order from another page closes the payment page that was open', async () => {
  const { session } = await signedIn(target);
  const page = await checkout(session.access_token);
  const other = await checkout(session.access_token, '/');
  expect(other).not.toBe(page);
  expect((await pay(page)).status).toBe(404);
  expect(await orderStatus(page)).toEqual({ status: 'unknown' });
  expect((await pay(other)).status).toBe(303);
  expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'expired' }, { state: 'paid' }]);
});

test('the webhook stays down: the check finds the payment, and says so', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  const fault = { method: 'PUT', body: JSON.stringify({ mode: 'status' }) };
  await fetch(services.url('/__faults/stripe-webhook'), fault);
  await pay(page);
  const row = services.url(`/rest/v1/orders?session_id=eq.${orderNumber(page)}`);
  const created_at = new Date(Date.now() - 76 * 60_000).toISOString();
  await fetch(row, {
    method: 'PATCH',
    headers: { apikey: supabaseSecretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ created_at }),
  });
  const headers = { 'x-order-check-secret': localFunctionEnvironment('').ORDER_CHECK_SECRET };
  const check = async (): Promise<unknown> =>
    (await fetch(services.url('/functions/v1/order-check'), { method: 'POST', headers })).json();
  expect(await check()).toEqual({ overdue: 1, sent: 1 });
  expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'paid' }]);
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
  const subjects = (await agencyMails(agencyAddress)).map((mail) => mail['subject']);
  expect(subjects).toContain('Bitte prüfen: Stripe meldet der Website keine Zahlungen');
  await fetch(services.url('/__faults'), { method: 'DELETE' });
  expect(await check()).toEqual({ overdue: 0, sent: 0 });
});

test('money paid back is noted, and the order no longer counts as paid', async () => {
  const { session } = await signedIn(target);
  const page = await checkout(session.access_token);
  await pay(page);
  await fetch(services.url(`${page}/refund`), { method: 'POST', redirect: 'manual' });
  const [order] = await ordersOf(session.user.id);
  expect(order).toMatchObject({ state: 'refunded', refunded: order?.amount });
  expect(await orderStatus(page)).toEqual({ status: 'refunded' });
});

test('who signed out cannot pay', async () => {
  const { client, session } = await signedIn(target);
  await client.signOut();
  const answer = await fetch(services.url('/functions/v1/stripe-checkout'), {
    method: 'POST',
    headers: { Origin: target.site, Authorization: `Bearer ${session.access_token}` },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'accounts, sessions, mails and open payments outlive %s',
  async (signal) => {
    const { email, session } = await signedIn(target);
    const page = await checkout(session.access_token);
    const mails = await services.messages();
    await services.restart(signal);
    expect(await services.messages()).toEqual(mails);
    const client = visitor(target);
    const { data } = await client.getUser(session.access_token);
    expect(data.user).toMatchObject({ email });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    expect((await pay(page)).status).toBe(303);
    expect(await orderMails(email)).toHaveLength(1);
    expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'paid' }]);
  },
);
