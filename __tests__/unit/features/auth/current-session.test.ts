/** @jest-environment ./__tests__/support/browser-environment.ts */
import { Project, held } from '../../../support/account/project';
import {
  session,
  sessionKey,
  storeExpiredSession,
  storeSession,
} from '../../../support/account/session';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const token = '/auth/v1/token';
let project: Project;

/** The account of a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  return import('../../../../src/features/auth/account');
}

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('who never signed in has no session, and the SDK is not downloaded to find out', async () => {
  const { currentSession } = await openPage();
  const download = jest.fn(() => ({}));
  jest.doMock('@supabase/supabase-js', download);
  expect(await currentSession()).toBeUndefined();
  jest.dontMock('@supabase/supabase-js');
  expect(download).not.toHaveBeenCalled();
});

test('a stored session is taken as it is while it lasts', async () => {
  storeSession();
  const { currentSession } = await openPage();
  expect((await currentSession())?.user.email).toBe('eva@kern.example');
  expect(project.requests).toEqual([]);
});

test('an expired session is refreshed, once', async () => {
  storeExpiredSession();
  project.json(token, 200, { ...session(), refresh_token: 'refresh-2' });
  const { currentSession } = await openPage();
  expect((await currentSession())?.refresh_token).toBe('refresh-2');
  await currentSession();
  expect(project.sentTo(token).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-old' }]);
});

test.each(['refresh_token_not_found', 'refresh_token_already_used', 'session_expired'])(
  'F17: a session that has ended for good (%s) counts as none and is not kept',
  async (code) => {
    storeExpiredSession();
    project.error(token, 400, code);
    const { currentSession } = await openPage();
    expect(await currentSession()).toBeUndefined();
    expect(localStorage.getItem(sessionKey)).toBeNull();
  },
);

describe('F16: an expired session cannot be refreshed', () => {
  test('because the project is paused', async () => {
    storeExpiredSession();
    project.paused(token);
    const { currentSession } = await openPage();
    await expect(currentSession()).rejects.toMatchObject({
      name: 'AuthFailure',
      code: 'unreachable',
    });
  });

  test('because the service is down: that is told soon, and the session is kept for later', async () => {
    jest.useFakeTimers();
    storeExpiredSession();
    project.json(token, 503, {});
    const { currentSession } = await openPage();
    const failing = expect(currentSession()).rejects.toMatchObject({ code: 'unreachable' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failing;
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  });

  test('because the service never answers: that is told soon, too', async () => {
    jest.useFakeTimers();
    storeExpiredSession();
    project.answer(token, held().answer);
    const { currentSession } = await openPage();
    const failing = expect(currentSession()).rejects.toMatchObject({ code: 'unreachable' });
    await jest.advanceTimersByTimeAsync(8000);
    await failing;
  });
});

test('F18: with a clock two hours fast one refresh is enough', async () => {
  storeExpiredSession();
  const serverTime = session();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 3_600_000);
  project.json(token, 200, serverTime);
  const { currentSession } = await openPage();
  await currentSession();
  expect(await currentSession()).toBeDefined();
  expect(project.sentTo(token)).toHaveLength(1);
});

test.each(['{kaputt', 'null', '"text"', '7', '{}', ''])(
  'F15: the stored session %j counts as none',
  async (broken) => {
    localStorage.setItem(sessionKey, broken);
    const { currentSession } = await openPage();
    expect(await currentSession()).toBeUndefined();
    expect(project.requests).toEqual([]);
  },
);

test('F14: with blocked storage a sign-in holds until the page is left', async () => {
  project.json(token, 200, session());
  const { currentSession, signIn } = await openPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await signIn('eva@kern.example', 'geheim-genug');
  expect((await currentSession())?.user.email).toBe('eva@kern.example');
});
