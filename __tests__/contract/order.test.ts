/** @jest-environment node */
import { z } from 'zod';
import { formatPrice } from '../../src/lib/format';
import { orderRow } from '../../supabase/functions/_shared/orders/order';
import products from '../../supabase/functions/_shared/products.json';
import {
  agencyAddress,
  localFunctionEnvironment,
  supabaseSecretKey,
} from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';
import { localTarget } from './target';
import { password, signedIn, visitor } from './visitor';

// An order through all local services as they run for `npm start`: account, Edge Functions, order, payment, mails.
jest.setTimeout(120_000);
// The database is that of a first start that was cut off: it must be made again.
const services = withServicesProcess({ 'supabase/postgres/PG_VERSION': '17' });
const target = localTarget(services);
const [first] = Object.entries(products);
if (!first) throw new Error('products.json is empty');
const [productKey, product] = first;
const { name, price, priceId, mode } = product;

/** Has the Edge Function prepare a payment; gives the path of the payment page. */
async function checkout(accessToken: string, cancelPath = '/produktvideos'): Promise<string> {
  const answer = await fetch(services.url('/functions/v1/stripe-checkout'), {
    method: 'POST',
    headers: {
      Origin: target.site,
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      price_id: priceId,
      mode,
      success_url: `${target.site}/success`,
      cancel_url: target.site + cancelPath,
    }),
  });
  const { url } = z.object({ url: z.url() }).parse(await answer.json());
  expect(url).toContain(services.url('/pay/cs_test_'));
  return new URL(url).pathname;
}

const pay = (page: string) => fetch(services.url(page), { method: 'POST', redirect: 'manual' });

const orderNumber = (page: string): string => page.split('/').at(-1) ?? '';

/** The mails to an address that Resend has taken. */
async function orderMails(email: string) {
  const messages = await services.messages();
  return messages
    .filter(({ endpoint }) => endpoint === 'resend-emails')
    .map(({ fields }) => Object.fromEntries(fields))
    .filter((mail) => mail['to_email'] === email);
}

/** The mails to the agency about the orders of one buyer, who gets its answers. */
const agencyMails = async (email: string) =>
  (await orderMails(agencyAddress)).filter((mail) => mail['reply_to'] === email);

/** The orders of an account, the oldest first. */
async function ordersOf(userId: string) {
  const path = `/rest/v1/orders?user_id=eq.${userId}&order=created_at`;
  const answer = await fetch(services.url(path), { headers: { apikey: supabaseSecretKey } });
  return orderRow.array().parse(await answer.json());
}

/** What the page after the payment is told. */
async function orderStatus(page: string): Promise<unknown> {
  const path = `/functions/v1/order-status?session_id=${orderNumber(page)}`;
  return (await fetch(services.url(path), { headers: { Origin: target.site } })).json();
}

const breakMail = (fault: string) =>
  fetch(services.url('/__faults/resend-emails'), {
    method: 'PUT',
    body: JSON.stringify({ mode: fault }),
  });

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

test('the same product can be ordered again, and the agency is asked to check', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  await pay(page);
  const again = await checkout(session.access_token);
  expect(again).not.toBe(page);
  await pay(again);
  const [second] = await ordersOf(session.user.id).then((orders) => orders.slice(1));
  expect(second).toMatchObject({ state: 'paid', duplicate_of: orderNumber(page) });
  expect(await agencyMails(email)).toHaveLength(2);
});

test('the hourly check finds nothing overdue, and works only with its secret', async () => {
  const check = (secret: string) =>
    fetch(services.url('/functions/v1/order-check'), {
      method: 'POST',
      headers: { 'x-order-check-secret': secret },
    });
  expect((await check('another secret')).status).toBe(401);
  const answer = await check(localFunctionEnvironment('').ORDER_CHECK_SECRET);
  expect(await answer.json()).toEqual({ overdue: 0, sent: 0 });
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

test('mails that could not be sent follow with the next delivery', async () => {
  const { email, session } = await signedIn(target);
  await breakMail('status');
  await pay(await checkout(session.access_token));
  expect(await orderMails(email)).toEqual([]);
  expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'paid' }]);
  await breakMail('ok');
  // The agency's mail goes out first.
  while ((await orderMails(email)).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
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
