/** @jest-environment node */
import { withServices } from './running-services';

// What the service answers without its database; the rest is the contract's (__tests__/contract).
const services = withServices();

test('the preflight allows what supabase-js sends', async () => {
  const answer = await fetch(services.url('/auth/v1/token?grant_type=password'), {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:9000', 'Access-Control-Request-Method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const headers = answer.headers.get('access-control-allow-headers')?.split(',');
  const sent = ['apikey', 'authorization', 'x-client-info', 'x-supabase-api-version'];
  expect(headers).toEqual(expect.arrayContaining([...sent, 'content-type']));
});
