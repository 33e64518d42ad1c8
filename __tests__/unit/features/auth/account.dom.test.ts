import {
  changePassword,
  onSessionChange,
  requestPasswordLink,
  resendConfirmation,
  signIn,
  signUp,
} from '../../../../src/features/auth/account';
import { breakSdk, repairSdk } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { session, sessionKey, storeSession, user } from '../../../support/account/session';

const { email } = user;
const password = 'geheim-genug';
const callback = encodeURIComponent('http://localhost/auth/callback');

test('signing in sends address and password, keeps the session and reports it', async () => {
  const reported = jest.fn();
  onSessionChange(reported);
  project.json('/auth/v1/token', 200, session());
  await signIn(email, password);
  const [request] = project.requests;
  expect(request?.address).toBe('/auth/v1/token?grant_type=password');
  expect(request?.body).toMatchObject({ email, password });
  expect(reported).toHaveBeenLastCalledWith(expect.objectContaining({ user }));
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
});

test.each([
  ['new account', 'signup', () => signUp(email, password), { code_challenge_method: 's256' }],
  ['confirmation', 'resend', () => resendConfirmation(email), { type: 'signup' }],
  ['link for a new password', 'recover', () => requestPasswordLink(email), {}],
])('the mail for a %s leads back to this site', async (_what, path, request, body) => {
  project.json(`/auth/v1/${path}`, 200, user);
  await request();
  expect(project.requests.map(({ address }) => address)).toEqual([
    `/auth/v1/${path}?redirect_to=${callback}`,
  ]);
  expect(project.requests[0]?.body).toMatchObject({ email, ...body });
});

test.each([
  ['an empty user', () => project.json('/auth/v1/signup', 200, { ...user, identities: [] })],
  ['a refusal', () => project.error('/auth/v1/signup', 422, 'user_already_exists')],
  ['a newer refusal', () => project.error('/auth/v1/signup', 422, 'email_exists')],
])('F22: with %s, a known address looks like a new one', async (_what, prepare) => {
  prepare();
  await expect(signUp(email, password)).resolves.toBeUndefined();
});

test('a new password is set with the current session', async () => {
  storeSession();
  project.json('/auth/v1/user', 200, user);
  await changePassword(password);
  const [request] = project.requests;
  expect(request).toMatchObject({ method: 'PUT', body: { password } });
  expect(request?.headers.get('authorization')).toBe(`Bearer ${session().access_token}`);
});

test('F16: without the SDK the service is unreachable; the next action tries again', async () => {
  jest.resetModules();
  breakSdk();
  const account = await import('../../../../src/features/auth/account');
  await expect(account.signIn(email, password)).rejects.toMatchObject({ code: 'unreachable' });
  repairSdk();
  project.json('/auth/v1/token', 200, session());
  await expect(account.signIn(email, password)).resolves.toBeUndefined();
});
