import { breakSdk, repairSdk } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { session, sessionKey, storeSession } from '../../../support/account/session';

const logout = '/auth/v1/logout';
const reported = jest.fn();

/** The account of a signed-in user on a page that has just been opened. */
async function openAccount() {
  jest.resetModules();
  storeSession();
  const account = await import('../../../../src/features/auth/account');
  account.onSessionChange(reported);
  await account.connect().catch(() => undefined);
  return account;
}

function expectSignedOut() {
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(reported).toHaveBeenLastCalledWith(undefined);
}

beforeEach(() => {
  reported.mockReset();
});

test('signing out tells the service about this device only', async () => {
  project.empty(logout);
  const { signOut } = await openAccount();
  await signOut();
  expect(project.requests.map(({ method, address }) => [method, address])).toEqual([
    ['POST', `${logout}?scope=local`],
  ]);
  const authorization = project.requests[0]?.headers.get('authorization');
  expect(authorization).toBe(`Bearer ${session().access_token}`);
});

test.each([
  ['agrees', () => project.empty(logout)],
  ['does not know the session', () => project.error(logout, 403, 'session_not_found')],
  ['is down', () => project.json(logout, 503, {})],
  ['cannot be asked without the SDK', breakSdk],
])('F20: the session is gone when the service %s', async (_what, prepare) => {
  prepare();
  const { signOut } = await openAccount();
  await signOut();
  repairSdk();
  expectSignedOut();
});

test('F20: the session is gone after three seconds when the service never answers', async () => {
  project.hold(logout);
  const { signOut } = await openAccount();
  jest.useFakeTimers();
  const leaving = signOut();
  await jest.advanceTimersByTimeAsync(2900);
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
  await jest.advanceTimersByTimeAsync(100);
  await leaving;
  expectSignedOut();
});
