/** @jest-environment node */
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { json, withServices } from './running-services';

const services = withServices({ publicOrigin: 'http://localhost:9001' });
const site = localEnvironment.GATSBY_SITE_URL;
const checkout = (method: string, init: RequestInit = {}) =>
  fetch(services.url('/functions/v1/stripe-checkout'), {
    method,
    headers: { Origin: site, 'Access-Control-Request-Method': 'POST' },
    ...init,
  });

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
  const init = { method: 'POST', body: '{}' };
  const answer = await fetch(services.url('/functions/v1/stripe-webhook'), init);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'invalid_signature' });
});

test('a function’s own calls come to the port it runs on, not to the public one', async () => {
  const headers = { Origin: site, Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.x' };
  await services.break('supabase-user', { mode: 'status', status: 401 });
  expect((await checkout('POST', { headers, body: '{}' })).status).toBe(401);
  const requests = ['/functions/v1/stripe-checkout', '/auth/v1/user'].map((path) =>
    expect.objectContaining({ path }),
  );
  expect(await json(services.url('/__requests'))).toMatchObject({ count: 2, requests });
});

test('the status of an order is for the website, its check for the timetable', async () => {
  const status = services.url('/functions/v1/order-status?session_id=x');
  expect(await json(status)).toEqual({ error: 'origin_not_allowed' });
  const answer = await fetch(status, { headers: { Origin: site } });
  expect(await answer.json()).toEqual({ status: 'unknown' });
  const check = await fetch(services.url('/functions/v1/order-check'), { method: 'POST' });
  expect(await check.json()).toEqual({ error: 'wrong_secret' });
});

test('an unknown function is 404', async () => {
  const answer = await fetch(services.url('/functions/v1/unbekannt'), { method: 'POST' });
  expect(answer.status).toBe(404);
});
