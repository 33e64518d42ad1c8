/** @jest-environment ./__tests__/support/browser-environment.ts */
import { Project } from '../../support/account/project';
import {
  session,
  sessionKey,
  storeCodeVerifier,
  storeSession,
} from '../../support/account/session';
import { supabase } from '../../support/account/settings';

const path = '/functions/v1/stripe-checkout';
let project: Project;

/** The module of a page that has just been opened, of a build with these settings. */
async function openPage(settings: { supabase?: typeof supabase } = { supabase }) {
  jest.resetModules();
  jest.doMock('../../../src/config/env', () => settings);
  return import('../../../src/lib/supabase');
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the client', () => {
  test('is made once, however often it is asked for', async () => {
    const { loadSupabase } = await openPage();
    expect(await loadSupabase()).toBe(await loadSupabase());
  });

  test('is made anew after a download that failed', async () => {
    const { loadSupabase } = await openPage();
    jest.doMock('@supabase/supabase-js', () => {
      throw new Error('ChunkLoadError');
    });
    await expect(loadSupabase()).rejects.toThrow('ChunkLoadError');
    jest.dontMock('@supabase/supabase-js');
    await expect(loadSupabase()).resolves.toBeDefined();
  });

  test('is none without a project', async () => {
    const { loadSupabase } = await openPage({});
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
    const { loadSupabase } = await openPage();
    await (
      await loadSupabase()
    ).auth.signInWithPassword({ email: 'e@kern.example', password: 'x' });
    expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
  });

  test('F18: refreshes nothing by itself', async () => {
    jest.useFakeTimers();
    storeSession();
    const { loadSupabase } = await openPage();
    await (await loadSupabase()).auth.getSession();
    await jest.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(project.requests).toEqual([]);
  });

  test('gives a request up after fifteen seconds', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    const { invokeFunction } = await openPage();
    await invokeFunction('stripe-checkout', {});
    expect(limit).toHaveBeenCalledWith(15_000);
  });
});

describe('a function', () => {
  test('answers', async () => {
    project.json(path, 200, { url: 'https://checkout.stripe.com/' });
    const { invokeFunction } = await openPage();
    expect(await invokeFunction('stripe-checkout', { mode: 'payment' })).toEqual({
      data: { url: 'https://checkout.stripe.com/' },
    });
    expect(project.requests[0]?.body).toEqual({ mode: 'payment' });
  });

  test.each([400, 401, 403, 413, 500, 502])(
    'F23: fails with the status %i, without what it wrote',
    async (status) => {
      project.json(path, status, { error: 'sk_live_secret' });
      const { invokeFunction } = await openPage();
      expect(await invokeFunction('stripe-checkout', {})).toEqual({ failure: { status } });
    },
  );

  test('F16: of a paused project fails with its status', async () => {
    project.paused(path);
    const { invokeFunction } = await openPage();
    expect(await invokeFunction('stripe-checkout', {})).toEqual({ failure: { status: 540 } });
  });

  test('F16: that cannot be reached fails with the status 0', async () => {
    const { invokeFunction } = await openPage();
    expect(await invokeFunction('stripe-checkout', {})).toEqual({ failure: { status: 0 } });
  });

  test('F16: fails with the status 0 when the SDK does not come', async () => {
    const { invokeFunction } = await openPage();
    jest.doMock('@supabase/supabase-js', () => {
      throw new Error('ChunkLoadError');
    });
    expect(await invokeFunction('stripe-checkout', {})).toEqual({ failure: { status: 0 } });
    jest.dontMock('@supabase/supabase-js');
  });
});
