import { project } from '../../../support/account/project';
import { session, sessionKey, storeExpiredSession } from '../../../support/account/session';

const token = '/auth/v1/token';

/** The account of a page that has just been opened. */
async function openAccount() {
  jest.resetModules();
  return import('../../../../src/features/auth/account');
}

test('an expired session is refreshed, once', async () => {
  storeExpiredSession();
  project.json(token, 200, { ...session(), refresh_token: 'refresh-2' });
  const { currentSession } = await openAccount();
  expect((await currentSession())?.refresh_token).toBe('refresh-2');
  await currentSession();
  expect(project.sentTo(token).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-old' }]);
});

test('F17: a session that has ended for good counts as none and is not kept', async () => {
  storeExpiredSession();
  project.error(token, 400, 'refresh_token_not_found');
  const { currentSession } = await openAccount();
  expect(await currentSession()).toBeUndefined();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test.each([
  ['is down', () => project.paused(token)],
  ['has too many requests (F3)', () => project.json(token, 429, {})],
  ['never answers', () => void project.hold(token)],
])(
  'F16: a service that %s is reported in eight seconds, the session kept',
  async (_what, prepare) => {
    jest.useFakeTimers();
    storeExpiredSession();
    prepare();
    const { currentSession } = await openAccount();
    const failing = expect(currentSession()).rejects.toMatchObject({ code: 'unreachable' });
    await jest.advanceTimersByTimeAsync(8000);
    await failing;
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  },
);

test('F18: with a clock two hours fast one refresh is enough', async () => {
  storeExpiredSession();
  const serverTime = session();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 3_600_000);
  project.json(token, 200, serverTime);
  const { currentSession } = await openAccount();
  await currentSession();
  expect(await currentSession()).toBeDefined();
  expect(project.sentTo(token)).toHaveLength(1);
});
