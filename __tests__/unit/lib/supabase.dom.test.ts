import { breakSdk, repairSdk } from '../../support/account/page';
import { project } from '../../support/account/project';
import {
  session,
  sessionKey,
  storeCodeVerifier,
  storeSession,
} from '../../support/account/session';

/** The module of a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  return import('../../../src/lib/supabase');
}

describe('the client', () => {
  test('is made once; after a failed download the next call tries again', async () => {
    const { loadSupabase } = await openPage();
    breakSdk();
    await expect(loadSupabase()).rejects.toThrow('ChunkLoadError');
    repairSdk();
    expect(await loadSupabase()).toBe(await loadSupabase());
  });

  test('does not exist in a build without a project', async () => {
    jest.doMock('../../../src/config/env', () => ({ supabase: undefined }));
    const { loadSupabase } = await openPage();
    jest.dontMock('../../../src/config/env');
    await expect(loadSupabase()).rejects.toThrow('Supabase is not configured');
  });

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

  test('keeps the session where the rest of the site looks for it', async () => {
    project.json('/auth/v1/token', 200, session());
    const { auth } = await (await openPage()).loadSupabase();
    await auth.signInWithPassword({ email: 'e@kern.example', password: 'x' });
    expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
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
});
