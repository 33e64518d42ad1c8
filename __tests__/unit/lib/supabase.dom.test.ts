import { project } from '../../support/account/project';
import { storeCodeVerifier, storeSession } from '../../support/account/session';

/** The module of a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  return import('../../../src/lib/supabase');
}

test.each([
  '#access_token=eyJ&refresh_token=r&expires_in=3600&token_type=bearer',
  '?code=abcdefgh',
])('A03: takes no session from the address %s', async (address) => {
  storeCodeVerifier();
  window.history.replaceState(null, '', `/${address}`);
  const { loadSupabase } = await openPage();
  const { data } = await (await loadSupabase()).auth.getSession();
  expect(data.session).toBeNull();
  expect(project.requests).toEqual([]);
});

test('F18: refreshes nothing by itself', async () => {
  jest.useFakeTimers();
  storeSession();
  const { auth } = await (await openPage()).loadSupabase();
  await auth.getSession();
  await jest.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(project.requests).toEqual([]);
});

test('gives up a request after fifteen seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { invokeFunction } = await openPage();
  await invokeFunction('stripe-checkout', {});
  expect(timeout).toHaveBeenCalledWith(15_000);
});
