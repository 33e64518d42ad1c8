import { request } from 'node:http';
import Stripe from 'stripe';
import products from '../../../supabase/functions/_shared/products.json';
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { plausible } from '../../../tools/services/counting';
import { startServices } from '../../../tools/services/server';
import { temporaryFolder } from '../../support/temporary-folder';

// What Supabase Auth and the functions do on these services: __tests__/contract.
let services: Awaited<ReturnType<typeof startServices>>;
let stateDir = '';
const start = async () =>
  (services = await startServices({ port: 0, stateDir, publicOrigin: 'http://localhost:9001' }));
beforeEach(async () => {
  stateDir = temporaryFolder({});
  await start();
});
afterEach(() => services.close());

const url = (path: string) => services.origin + path;
const outbox = async (): Promise<unknown> => (await fetch(url('/outbox.json'))).json();
const breakIt = (endpoint: string, fault: string) =>
  fetch(url(`/__faults/${endpoint}/${fault}`), { method: 'PUT' });
const ids = {
  service_id: localEnvironment.GATSBY_EMAILJS_SERVICE_ID,
  template_id: localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID,
  user_id: localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY,
};
const visitor = { name: 'Änne <b>', email: 'aenne@werkstatt-gruber.at', message: 'Dienstag?\r\n' };
function sendForm(form: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...visitor, lib_version: '4.4.1', ...ids, ...form }))
    body.append(name, value);
  return fetch(url('/api/v1.0/email/send-form'), { method: 'POST', body });
}

test('EmailJS keeps the fields of a form in order, also after a restart, and its page shows them', async () => {
  const answer = await sendForm();
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const fields = Object.entries(visitor).map(([name, value]) => ({ name, value }));
  const sent = { endpoint: 'emailjs-send-form', templateId: ids.template_id, fields };
  expect(await outbox()).toMatchObject({ count: 1, messages: [sent] });
  await services.close();
  await start();
  expect(await outbox()).toMatchObject({ count: 1, messages: [sent] });
  const page = await fetch(url('/outbox'));
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
  expect(await page.text()).toContain('<h2>Änne &lt;b&gt;</h2>');
  await fetch(url('/outbox/clear'), { method: 'POST', redirect: 'manual' });
  expect(await outbox()).toEqual({ count: 0, messages: [] });
});

test.each([
  ['no user_id', { user_id: '' }, 400, 'The user_id parameter is required'],
  ['an unknown template_id', { template_id: 'x' }, 400, 'The template_id parameter is required'],
  ['more than 50 KB', { message: 'ü'.repeat(25_600) }, 413, /50Kb/],
])('EmailJS refuses a form with %s', async (_what, change, status, text) => {
  const answer = await sendForm(change);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(text);
  expect(await outbox()).toMatchObject({ count: 0 });
});

const mail = {
  from: 'Werkstatt Kern <bestellung@kern.example>',
  to: 'aenne@werkstatt-gruber.at',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  reply_to: 'hallo@kern.example',
};
const send = (body: object = mail, key = '') => {
  const headers = { authorization: 'Bearer re_x', 'idempotency-key': key };
  return fetch(url('/emails'), { method: 'POST', headers, body: JSON.stringify(body) });
};

test('Resend takes a mail once for a key, and refuses another body under it', async () => {
  const first: unknown = await (await send(mail, 'a')).json();
  expect(await (await send(mail, 'a')).json()).toEqual(first);
  const other = await send({ ...mail, subject: 'Neu' }, 'a');
  expect([other.status, (await other.json()).name]).toEqual([409, 'invalid_idempotent_request']);
  expect((await send(mail, 'b')).status).toBe(200);
  expect(await outbox()).toMatchObject({ count: 2 });
});

test.each([
  ['a reserved domain', { to: 'max@example.com' }],
  ['two dots', { reply_to: 'max..muster@firma.at' }],
  ['an umlaut', { to: 'info@gasthof-müller.at' }],
  ['no recipient', { to: '' }],
  ['an unknown field', { body: 'x' }],
])('Resend refuses %s for good, without using up the key', async (_what, change) => {
  const answer = await send({ ...mail, ...change }, 'a');
  expect([answer.status, (await answer.json()).name]).toEqual([422, 'validation_error']);
  expect((await send(mail, 'a')).status).toBe(200);
});

test('Resend takes five mails a second, and says when to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, key) => send(mail, `${key}`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await send(mail, '9')).status).toBe(200);
});

const [key = '', product] = Object.entries(products)[0] ?? [];
const order = {
  mode: 'payment',
  line_items: [{ price: product?.priceId ?? '', quantity: 1 }],
  success_url: 'http://localhost:9000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:9000/produktvideos',
  locale: 'de',
  adaptive_pricing: { enabled: false },
  customer_email: 'aenne@werkstatt-gruber.at',
  client_reference_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  expires_at: Math.floor(Date.now() / 1_000) + 60 * 60,
  allowed_payment_method_types: ['card', 'eps'],
  metadata: { product: key, product_name: product?.name ?? '', price: '9900' },
} satisfies Stripe.Checkout.SessionCreateParams;
const stripe = () => {
  const { hostname: host, port } = new URL(services.origin);
  return new Stripe('rk_test_lokal', { host, port, protocol: 'http', maxNetworkRetries: 0 });
};

// How a page is paid and leads back: __tests__/contract, and the journey of a purchase.
test('Stripe gives the same session for a key, and refuses another one under it', async () => {
  const { sessions } = stripe().checkout;
  const options = { idempotencyKey: 'k' };
  const session = await sessions.create(order, options);
  expect(session).toMatchObject({ amount_total: 9_900, currency: 'eur', status: 'open' });
  await fetch(url(new URL(session.url ?? '').pathname), { method: 'POST', redirect: 'manual' });
  expect(await sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid', url: null });
  // The first answer again, whatever has become of it.
  expect(await sessions.create(order, options)).toMatchObject({ id: session.id, status: 'open' });
  const other = sessions.create({ ...order, cancel_url: 'http://localhost:9000/' }, options);
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
}, 20_000);

test.each([
  ['an unknown price', { line_items: [{ price: 'price_x', quantity: 1 }] }, /No such price/],
  ['a page of ten minutes', { expires_at: Math.floor(Date.now() / 1_000) + 600 }, /30 minutes/],
  ['a parameter it would not act on', { submit_type: 'pay' as const }, /./],
])('Stripe refuses %s', async (_what, change, message) => {
  const session = stripe().checkout.sessions.create({ ...order, ...change });
  await expect(session).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(message),
  });
});

test('faults: an endpoint hangs, is cut or answers a status, alone, until it is repaired', async () => {
  await breakIt('emailjs-send-form', 'reset');
  await expect(sendForm()).rejects.toThrow('fetch failed');
  expect((await send()).status).toBe(200);
  await breakIt('emailjs-send-form', '540');
  expect((await sendForm()).status).toBe(540);
  await breakIt('resend-emails', 'hang');
  const waiting = fetch(url('/emails'), { method: 'POST', signal: AbortSignal.timeout(300) });
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  await fetch(url('/__faults'), { method: 'DELETE' });
  expect((await sendForm()).status).toBe(200);
  expect((await breakIt('emailjs-fax', 'hang')).status).toBe(400);
  expect((await breakIt('resend-emails', 'x')).status).toBe(400);
});

test('what Plausible takes is counted; anything else is refused', async () => {
  const address = 'http://localhost:9000/trial';
  const event = { name: 'Anfrage', domain: 'localhost', url: address, referrer: '' };
  for (const body of [event, event, { ...event, name: 'pageview' }])
    await fetch(url('/api/event'), { method: 'POST', body: JSON.stringify(body) });
  expect(await (await fetch(url('/counts'))).json()).toEqual({ Anfrage: 2, '/trial': 1 });
  expect(plausible.safeParse({ ...event, email: 'a@b.at' }).success).toBe(false);
});

/** The status of a raw request: fetch does not let the caller choose the Host header. */
const statusOf = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(services.origin);
    const options = { host: '127.0.0.1', port, path, method, headers };
    request(options, ({ statusCode = 0 }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });

test('only this machine reads the messages: by its own names, and from its own pages', async () => {
  const { port, host: own } = new URL(services.origin);
  for (const host of [own, `127.0.0.1:${port}`, 'localhost:9001'])
    expect(await statusOf('GET', '/outbox', { host })).toBe(200);
  for (const host of ['boese.example', `boese.example:${port}`, 'localhost', '0.0.0.0'])
    expect(await statusOf('GET', '/outbox', { host })).toBe(403);
  const calls = { '/outbox/clear': 'POST', '/__faults': 'DELETE', '/rest/v1/rpc/tidy': 'POST' };
  for (const [path, method] of Object.entries(calls))
    for (const origin of ['https://boese.example', 'http://localhost:9000', 'null'])
      expect(await statusOf(method, path, { host: own, origin })).toBe(403);
  const apikey = localEnvironment.GATSBY_SUPABASE_ANON_KEY;
  expect(await statusOf('POST', '/rest/v1/rpc/tidy', { host: own, apikey })).toBe(401);
  const second = startServices({ port: Number(port), stateDir });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
