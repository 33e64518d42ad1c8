/** @jest-environment node */
import Stripe from 'stripe';
import { z } from 'zod';
import type { NewOrder } from '../../supabase/functions/_shared/orders/order';
import {
  agencyAddress,
  localFunctionEnvironment,
  supabaseSecretKey,
} from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';
import { orderNumber, product, productKey, shopAt } from './shop';
import { localTarget } from './target';
import { signedIn } from './visitor';

// The two mails of an order through all local services, when something goes wrong on the way.
jest.setTimeout(120_000);
const services = withServicesProcess();
const target = localTarget(services);
const { checkout, pay, orderMails, agencyMails, ordersOf } = shopAt(services, target);

/** Delivers an event about a payment page, as the local Stripe would. */
async function deliver(type: string, page: string, changes: object = {}): Promise<Response> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = localFunctionEnvironment('');
  const address = services.url(`/v1/checkout/sessions/${orderNumber(page)}`);
  const session: unknown = await (
    await fetch(address, { headers: { Authorization: `Bearer ${key}` } })
  ).json();
  const created = Math.floor(Date.now() / 1_000);
  const data = { object: { ...Object(session), ...changes } };
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created, data });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  return fetch(services.url('/functions/v1/stripe-webhook'), {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body: payload,
  });
}

/** Waits until the services have had so many requests to a path since the last count. */
async function untilRequested(path: string, count: number): Promise<void> {
  const schema = z.object({ requests: z.array(z.object({ path: z.string() })) });
  for (;;) {
    const answer = await fetch(services.url('/__requests'));
    const { requests } = schema.parse(await answer.json());
    if (requests.filter((request) => request.path === path).length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const breakMail = (fault: string) =>
  fetch(services.url('/__faults/resend-emails'), {
    method: 'PUT',
    body: JSON.stringify({ mode: fault }),
  });

const secret = localFunctionEnvironment('').ORDER_CHECK_SECRET;
const asOwner = { apikey: supabaseSecretKey, 'content-type': 'application/json' };

async function check(given = secret): Promise<unknown> {
  const headers = { 'x-order-check-secret': given };
  const path = '/functions/v1/order-check';
  return (await fetch(services.url(path), { method: 'POST', headers })).json();
}

test('S01 the webhook stays down: the check finds the payment, and says so', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  const fault = { method: 'PUT', body: JSON.stringify({ mode: 'status' }) };
  await fetch(services.url('/__faults/stripe-webhook'), fault);
  await pay(page);
  const row = services.url(`/rest/v1/orders?session_id=eq.${orderNumber(page)}`);
  const created_at = new Date(Date.now() - 76 * 60_000).toISOString();
  const body = JSON.stringify({ created_at });
  await fetch(row, { method: 'PATCH', headers: asOwner, body });
  expect(await check()).toEqual({ overdue: 1, sent: 1 });
  expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'paid' }]);
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
  const subjects = (await agencyMails(agencyAddress)).map((mail) => mail['subject']);
  expect(subjects).toContain('Bitte prüfen: Stripe meldet der Website keine Zahlungen');
  await fetch(services.url('/__faults'), { method: 'DELETE' });
  expect(await check()).toEqual({ overdue: 0, sent: 0 });
});

test('the check reports what was unsent for an hour, and works only with its secret', async () => {
  expect(await check('another secret')).toEqual({ error: 'wrong_secret' });
  expect(await check()).toEqual({ overdue: 0, sent: 0 });
  const email = target.newAddress();
  const overdue: NewOrder = {
    ...{ session_id: 'cs_test_overdue', user_id: 'overdue', product: productKey, price: 100 },
    ...{ product_name: product.name, state: 'paid', amount: 100, currency: 'eur', email },
    paid_at: new Date(Date.now() - 61 * 60_000).toISOString(),
  };
  const body = JSON.stringify(overdue);
  await fetch(services.url('/rest/v1/orders'), { method: 'POST', headers: asOwner, body });
  expect(await check()).toEqual({ overdue: 1, sent: 1 });
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
  const reports = (await agencyMails(agencyAddress)).map((mail) => mail['message']);
  expect(reports.join()).toContain('cs_test_overdue');
  expect(await check()).toEqual({ overdue: 0, sent: 0 });
});

test('C01 mails that fail in three deliveries follow with the fourth, once each', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  await breakMail('status');
  await fetch(services.url('/__requests'), { method: 'DELETE' });
  await pay(page);
  await untilRequested('/emails', 6); // both mails, three times
  expect(await orderMails(email)).toEqual([]);
  expect(await ordersOf(session.user.id)).toMatchObject([
    { state: 'paid', agency_notified_at: null, buyer_notified_at: null },
  ]);
  await breakMail('ok');
  await untilRequested('/emails', 8);
  await deliver('checkout.session.completed', page);
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
  const [order, ...more] = await ordersOf(session.user.id);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ state: 'paid', buyer_notified_at: expect.any(String) });
});

test('C05 the quota of the forms is used up: orders are mailed all the same', async () => {
  const fault = { method: 'PUT', body: JSON.stringify({ mode: 'too-many-requests' }) };
  for (const endpoint of ['emailjs-send-form', 'emailjs-send'])
    expect((await fetch(services.url(`/__faults/${endpoint}`), fault)).ok).toBe(true);
  const { email, session } = await signedIn(target);
  await pay(await checkout(session.access_token));
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
});

test('C02 duplicate and late events make one order and one mail each', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  const events: [type: string, changes?: object][] = [
    ['checkout.session.completed'],
    ['checkout.session.expired', { payment_status: 'unpaid' }],
    ['checkout.session.completed', { payment_status: 'unpaid' }],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }],
    ['checkout.session.async_payment_succeeded'],
    ['checkout.session.completed'],
  ];
  expect((await deliver('checkout.session.expired', page)).status).toBe(200);
  await pay(page);
  for (const [type, changes] of events)
    expect((await deliver(type, page, changes)).status).toBe(200);
  expect(await ordersOf(session.user.id)).toMatchObject([{ state: 'paid' }]);
  expect(await orderMails(email)).toHaveLength(1);
  expect(await agencyMails(email)).toHaveLength(1);
});
