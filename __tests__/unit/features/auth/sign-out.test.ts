/** @jest-environment ./__tests__/support/browser-environment.ts */
import { Project, held } from '../../../support/account/project';
import { session, sessionKey, storeSession } from '../../../support/account/session';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const logout = '/auth/v1/logout';
let project: Project;

/** The account of a page that has just been opened by somebody signed in. */
async function openPage() {
  jest.resetModules();
  const { getAuthState } = await import('../../../../src/features/auth/auth-store');
  const account = await import('../../../../src/features/auth/account');
  storeSession();
  await account.connect();
  return { ...account, getAuthState };
}

const signedOut = { loading: false, session: undefined };

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('signing out tells the service about this device only', async () => {
  project.answer(logout, async () => new Response(null, { status: 204 }));
  const { signOut } = await openPage();
  await signOut();
  expect(project.requests.map(({ method, address }) => [method, address])).toEqual([
    ['POST', `${logout}?scope=local`],
  ]);
  expect(project.requests[0]?.headers.get('authorization')).toBe(
    `Bearer ${session().access_token}`,
  );
});

test.each([
  ['says yes', () => project.answer(logout, async () => new Response(null, { status: 204 }))],
  ['does not know the session', () => project.error(logout, 403, 'session_not_found')],
  ['is down', () => project.json(logout, 503, {})],
  ['is paused', () => project.paused(logout)],
  ['cannot be reached', () => undefined],
])('F20: the session is gone when the service %s', async (_what, prepare) => {
  prepare();
  const { signOut, getAuthState } = await openPage();
  await signOut();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(getAuthState()).toEqual(signedOut);
});

test('F20: the session is gone after three seconds when the service never answers', async () => {
  project.answer(logout, held().answer);
  const { signOut, getAuthState } = await openPage();
  jest.useFakeTimers();
  const leaving = signOut();
  await jest.advanceTimersByTimeAsync(2900);
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
  await jest.advanceTimersByTimeAsync(100);
  await leaving;
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(getAuthState()).toEqual(signedOut);
});

test('F20: the session is gone when the SDK cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('@supabase/supabase-js', () => {
    throw new Error('ChunkLoadError');
  });
  storeSession();
  const { signOut } = await import('../../../../src/features/auth/account');
  await signOut();
  jest.dontMock('@supabase/supabase-js');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});
