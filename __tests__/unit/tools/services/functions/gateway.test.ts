/** @jest-environment node */
import { localEnvironment } from '../../../../../tools/local-environment.mjs';
import { json, setFault, withServices } from '../running-services';

const services = withServices();
const site = localEnvironment.GATSBY_SITE_URL;
const checkout = (method: string, init: RequestInit = {}) =>
  fetch(services.url('/functions/v1/stripe-checkout'), {
    method,
    headers: { Origin: site, 'Access-Control-Request-Method': 'POST' },
    ...init,
  });
const broken = (endpoint: string, mode: string) =>
  setFault(services.url(`/__faults/${endpoint}`), { mode });

test('the function itself answers: preflight, methods, origins', async () => {
  const preflight = await checkout('OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(site);
  expect((await checkout('GET')).status).toBe(405);
  const foreign = await checkout('POST', { headers: { Origin: 'https://boese.example' } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('editing mode is an allowed origin too', async () => {
  const headers = { Origin: 'http://localhost:8000', 'Access-Control-Request-Method': 'POST' };
  expect((await checkout('OPTIONS', { headers })).status).toBe(204);
});

test('the webhook refuses what Stripe has not signed', async () => {
  const answer = await fetch(services.url('/functions/v1/stripe-webhook'), {
    method: 'POST',
    body: '{}',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'invalid_signature' });
});

test.each([
  ['bad-request', 400, { error: 'unknown_price' }],
  ['unauthorized', 401, { error: 'invalid_token' }],
  ['bad-gateway', 502, { error: 'payment_unavailable' }],
  ['no-url', 200, {}],
  ['foreign-url', 200, { url: expect.stringContaining('boese.example') }],
])('stripe-checkout can be %s, readable for the website', async (mode, status, body) => {
  await broken('stripe-checkout', mode);
  const answer = await checkout('POST');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual(body);
  expect((await checkout('OPTIONS')).status).toBe(204);
});

test.each(['stripe-checkout', 'stripe-webhook'])('%s can be down, paused or gone', async (name) => {
  const call = () => fetch(services.url(`/functions/v1/${name}`), { method: 'POST' });
  await broken(name, 'unavailable');
  expect((await call()).status).toBe(503);
  await broken(name, 'paused');
  expect((await call()).status).toBe(540);
  await broken(name, 'reset');
  await expect(call()).rejects.toThrow('fetch failed');
});

test('the log shows every call, the functions’ own ones too', async () => {
  const headers = { Origin: site, Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.x' };
  await broken('supabase-user', 'unauthorized');
  expect((await checkout('POST', { headers, body: '{}' })).status).toBe(401);
  const requests = ['/functions/v1/stripe-checkout', '/auth/v1/user'].map((path) =>
    expect.objectContaining({ path }),
  );
  expect(await json(services.url('/__requests'))).toMatchObject({ count: 2, requests });
});

test('an unknown function is 404', async () => {
  const answer = await fetch(services.url('/functions/v1/unbekannt'), { method: 'POST' });
  expect(answer.status).toBe(404);
});
