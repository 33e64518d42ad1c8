import { exchangeCode } from '../../../../src/features/auth/account';
import { project } from '../../../support/account/project';
import { session, sessionKey, storeCodeVerifier } from '../../../support/account/session';

const token = '/auth/v1/token';
const ownCode = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';

test('code and secret are exchanged for a session', async () => {
  storeCodeVerifier();
  project.json(token, 200, session());
  expect(await exchangeCode(ownCode)).toEqual({ recovery: false });
  expect(project.requests).toHaveLength(1);
  expect(project.requests[0]?.address).toBe(`${token}?grant_type=pkce`);
  expect(project.requests[0]?.body).toEqual({ auth_code: ownCode, code_verifier: 'geheimnis' });
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
});

test('F21: without the secret the link belongs to another browser, and nothing is sent', async () => {
  await expect(exchangeCode(ownCode)).rejects.toMatchObject({
    code: 'pkce_code_verifier_not_found',
  });
  expect(project.requests).toEqual([]);
});

test.each([
  [404, 'flow_state_not_found'],
  [422, 'flow_state_expired'],
  [400, 'bad_code_verifier'],
])('F21: after a code that is refused (%i %s) the right link still works', async (status, code) => {
  storeCodeVerifier('recovery');
  project.error(token, status, code);
  await expect(exchangeCode('somebody-made-this-up')).rejects.toMatchObject({ code });
  project.json(token, 200, session());
  expect(await exchangeCode(ownCode)).toEqual({ recovery: true });
  expect(localStorage.getItem(`${sessionKey}-code-verifier`)).toBeNull();
});

test.each([
  ['is down', () => project.json(token, 503, {})],
  ['is paused', () => project.paused(token)],
  ['cannot be reached', () => undefined],
])('F21: when the service %s, the same code can be tried again', async (_what, prepare) => {
  storeCodeVerifier('recovery');
  prepare();
  await expect(exchangeCode(ownCode)).rejects.toMatchObject({ code: 'unreachable' });
  project.json(token, 200, session());
  // That it was a link for a new password is kept with the secret.
  expect(await exchangeCode(ownCode)).toEqual({ recovery: true });
});
