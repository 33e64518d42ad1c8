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

test('a function’s own calls come to the port it runs on, not to the public one', async () => {
  const headers = { Origin: site, Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.x' };
  await services.break('supabase-user', { mode: 'status', status: 401 });
  expect((await checkout('POST', { headers, body: '{}' })).status).toBe(401);
  const requests = ['/functions/v1/stripe-checkout', '/auth/v1/user'].map((path) =>
    expect.objectContaining({ path }),
  );
  expect(await json(services.url('/__requests'))).toMatchObject({ count: 2, requests });
});
