import { exchangeCode } from '../../../../src/features/auth/account';
import { project } from '../../../support/account/project';
import { session, sessionKey, storeCodeVerifier } from '../../../support/account/session';

const token = '/auth/v1/token';
const ownCode = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';

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
