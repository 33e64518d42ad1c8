import { authFetch } from '../../../src/lib/auth-fetch';

const refresh = 'https://projekt.supabase.co/auth/v1/token?grant_type=refresh_token';
const signIn = 'https://projekt.supabase.co/auth/v1/token?grant_type=password';
const session = { access_token: 'a', expires_in: 3600, expires_at: 1_700_000_000 };

/** Fetches an address where the server answers with this. */
const answered = (response: Response, address: string | URL | Request = refresh) =>
  authFetch(async () => response)(address);

test.each([refresh, new URL(refresh), new Request(refresh)])(
  'F18: the end of the session by the server’s clock is removed, the rest is kept',
  async (address) => {
    const answer = new Response(JSON.stringify(session), { status: 201, headers: { 'x-a': 'b' } });
    const response = await answered(answer, address);
    expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600 });
    expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b']);
  },
);

test.each(['{"user":{"id":"u"}}', 'null', '<h1>Portal</h1>'])('%j is not changed', async (body) => {
  expect(await (await answered(new Response(body))).text()).toBe(body);
});

test('an empty answer stays empty', async () => {
  expect((await answered(new Response(null, { status: 204 }))).body).toBeNull();
});

test.each([
  ['an error', new Response('{}', { status: 400 }), refresh],
  ['too many sign-ins', new Response('{}', { status: 429 }), signIn],
  ['the answer of a function', new Response('{}'), 'https://projekt.supabase.co/functions/v1/x'],
])('%s is passed on untouched', async (_what, response, address) => {
  expect(await answered(response, address)).toBe(response);
});

test.each([429, 408, 540])('F3 a refresh answered %i counts as one to come', async (status) => {
  expect((await answered(new Response('{}', { status }))).status).toBe(503);
});
