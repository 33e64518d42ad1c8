import { fetchWithoutExpiresAt } from '../../../src/lib/session-expiry';

const auth = 'https://projekt.supabase.co/auth/v1/token?grant_type=refresh_token';
const session = { access_token: 'a', expires_in: 3600, expires_at: 1_700_000_000 };

/** Fetches an address where the server answers with this. */
const answered = (response: Response, address: string | URL | Request = auth) =>
  fetchWithoutExpiresAt(async () => response)(address);

test('F18: the end of the session by the server’s clock is removed, the rest is kept', async () => {
  const response = await answered(new Response(JSON.stringify(session)));
  expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600 });
});

test('status and headers are kept', async () => {
  const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
  const response = await answered(
    new Response(JSON.stringify(session), { status: 201, statusText: 'Created', headers }),
  );
  expect([response.status, response.statusText]).toEqual([201, 'Created']);
  expect(Object.fromEntries(response.headers)).toEqual(headers);
});

test.each([
  ['a URL', new URL(auth)],
  ['a request', new Request(auth)],
])('F18: %s works like a text', async (_what, address) => {
  const response = await answered(new Response(JSON.stringify(session)), address);
  expect(await response.json()).not.toHaveProperty('expires_at');
});

test.each(['{"user":{"id":"u"}}', 'null', '[1]', '"text"', '<h1>Portal</h1>', ''])(
  'the answer %j is not changed',
  async (body) => {
    expect(await (await answered(new Response(body))).text()).toBe(body);
  },
);

test.each([204, 205])('the empty answer %i stays empty', async (status) => {
  const response = await answered(new Response(null, { status }));
  expect(response.status).toBe(status);
  expect(response.body).toBeNull();
});

test.each([
  ['an error', new Response('{}', { status: 400 }), auth],
  ['the answer of a function', new Response('{}'), 'https://projekt.supabase.co/functions/v1/x'],
])('%s is passed on untouched', async (_what, response, address) => {
  expect(await answered(response, address)).toBe(response);
});

test('the request is passed on unchanged', async () => {
  const fetcher = jest.fn(async () => new Response('{}'));
  const init = { method: 'POST', body: '{}' };
  await fetchWithoutExpiresAt(fetcher)(auth, init);
  expect(fetcher.mock.calls).toEqual([[auth, init]]);
});

test('a broken network stays one', async () => {
  const failing = fetchWithoutExpiresAt(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(failing(auth)).rejects.toThrow('Failed to fetch');
});
