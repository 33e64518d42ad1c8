/** @jest-environment node */
import { z } from 'zod';
import { formatPrice } from '../../src/lib/format';
import products from '../../supabase/functions/_shared/products.json';
import { withServicesProcess } from '../support/services-process';
import { localTarget } from './target';
import { password, signedIn, visitor } from './visitor';

// An order through all local services as they run for `npm start`: account, Edge Functions, payment, mail.
jest.setTimeout(120_000);
// The database is that of a first start that was cut off: it must be made again.
const services = withServicesProcess({ 'supabase/postgres/PG_VERSION': '17' });
const target = localTarget(services);
const [product] = Object.values(products);
if (!product) throw new Error('products.json is empty');
const { name, price, priceId, mode } = product;

/** Has the Edge Function prepare a payment; gives the path of the payment page. */
async function checkout(accessToken: string): Promise<string> {
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
      cancel_url: `${target.site}/produktvideos`,
    }),
  });
  const { url } = z.object({ url: z.url() }).parse(await answer.json());
  expect(url).toContain(services.url('/pay/cs_test_'));
  return new URL(url).pathname;
}

const pay = (page: string) => fetch(services.url(page), { method: 'POST', redirect: 'manual' });

async function confirmations(email: string) {
  const messages = await services.messages();
  return messages.filter(
    ({ endpoint, fields }) => endpoint === 'emailjs-send' && fields.get('to_email') === email,
  );
}

const breakMail = (fault: string) =>
  fetch(services.url('/__faults/emailjs-send'), {
    method: 'PUT',
    body: JSON.stringify({ mode: fault }),
  });

test('readiness is told when the database is open', async () => {
  const answer = await fetch(services.url('/__ready'), { method: 'HEAD' });
  expect(answer.status).toBe(204);
});

test('a signed-in buyer pays and gets one confirmation, however often the payment is sent', async () => {
  const { email, session } = await signedIn(target);
  const page = await checkout(session.access_token);
  expect(await checkout(session.access_token)).toBe(page);
  const answer = await pay(page);
  const id = page.split('/').at(-1);
  expect(answer.headers.get('location')).toBe(`${target.site}/success?session_id=${id}`);
  await pay(page);
  const [mail, ...others] = await confirmations(email);
  expect(others).toEqual([]);
  expect(mail?.fields.get('product')).toBe(name);
  expect(mail?.fields.get('amount')).toBe(formatPrice(price));
  expect(mail?.fields.get('order_number')).toBe(id);
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

test('a confirmation that could not be sent follows with the next delivery', async () => {
  const { email, session } = await signedIn(target);
  await breakMail('server-error');
  await pay(await checkout(session.access_token));
  expect(await confirmations(email)).toEqual([]);
  await breakMail('ok');
  while ((await confirmations(email)).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await confirmations(email)).toHaveLength(1);
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
    expect(await confirmations(email)).toHaveLength(1);
  },
);
