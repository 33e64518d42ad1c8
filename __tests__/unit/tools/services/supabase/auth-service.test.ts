/** @jest-environment node */
import { setFault, withServices } from '../running-services';

// What the service answers before it needs its database; the rest is the contract's (__tests__/contract).
const services = withServices();
const broken = (endpoint: string, mode: string) =>
  setFault(services.url(`/__faults/${endpoint}`), { mode });

const endpoints = [
  ['supabase-signup', 'POST', '/auth/v1/signup'],
  ['supabase-resend', 'POST', '/auth/v1/resend'],
  ['supabase-recover', 'POST', '/auth/v1/recover'],
  ['supabase-verify', 'GET', '/auth/v1/verify?token=x&type=signup'],
  ['supabase-token', 'POST', '/auth/v1/token?grant_type=password'],
  ['supabase-user', 'GET', '/auth/v1/user'],
  ['supabase-update-user', 'PUT', '/auth/v1/user'],
  ['supabase-logout', 'POST', '/auth/v1/logout?scope=global'],
  ['supabase-rest', 'GET', '/rest/v1/stripe_events'],
] as const;

describe.each(endpoints)('%s', (endpoint, method, path) => {
  const call = (init = {}) => fetch(services.url(path), { method, ...init });

  test('down: 503, and not in JSON', async () => {
    await broken(endpoint, 'unavailable');
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await expect(answer.json()).rejects.toThrow();
  });

  test('paused: a page with status 540', async () => {
    await broken(endpoint, 'paused');
    const answer = await call();
    expect(answer.status).toBe(540);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<h1>Project paused</h1>');
  });

  test('too many requests', async () => {
    await broken(endpoint, 'too-many-requests');
    const answer = await call();
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
  });

  test('hang and reset give no answer at all', async () => {
    await broken(endpoint, 'reset');
    await expect(call()).rejects.toThrow('fetch failed');
    await broken(endpoint, 'hang');
    const waiting = call({ signal: AbortSignal.timeout(200) });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

test.each([
  ['supabase-signup', 'too-many-mails', 429, 'over_email_send_rate_limit'],
  ['supabase-recover', 'mail-failed', 500, 'unexpected_failure'],
  ['supabase-token', 'refresh-token-not-found', 400, 'refresh_token_not_found'],
  ['supabase-token', 'flow-state-expired', 422, 'flow_state_expired'],
  ['supabase-user', 'unauthorized', 401, 'no_authorization'],
  ['supabase-logout', 'forbidden', 403, 'session_not_found'],
])('%s can be %s (%i %s)', async (endpoint, mode, status, code) => {
  await broken(endpoint, mode);
  const [, method, path] = endpoints.find(([name]) => name === endpoint) ?? [];
  const answer = await fetch(services.url(path ?? ''), { method: method ?? '' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await answer.json()).toEqual({ code, message: expect.any(String) });
});

test('the preflight allows what supabase-js sends, also while the service is down', async () => {
  await broken('supabase-token', 'hang');
  const answer = await fetch(services.url('/auth/v1/token?grant_type=password'), {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:9000', 'Access-Control-Request-Method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const headers = answer.headers.get('access-control-allow-headers')?.split(', ');
  expect(headers).toEqual(
    expect.arrayContaining([
      'apikey',
      'authorization',
      'x-client-info',
      'x-supabase-api-version',
      'content-type',
    ]),
  );
});
