/** @jest-environment ./__tests__/support/browser-environment.ts */
import {
  changePassword,
  connect,
  requestPasswordLink,
  resendConfirmation,
  signIn,
  signUp,
} from '../../../../src/features/auth/account';
import { getAuthState } from '../../../../src/features/auth/auth-store';
import { Project } from '../../../support/account/project';
import { session, sessionKey, storeSession, user } from '../../../support/account/session';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const email = 'eva@kern.example';
const password = 'geheim-genug';
const callback = encodeURIComponent('http://localhost/auth/callback');
let project: Project;

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('signing in sends address and password, and the store follows', async () => {
  project.json('/auth/v1/token', 200, session());
  await signIn(email, password);
  const [request] = project.requests;
  expect(request?.address).toBe('/auth/v1/token?grant_type=password');
  expect(request?.body).toMatchObject({ email, password });
  expect(getAuthState().session?.user.email).toBe(email);
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
});

test('a new account is asked for with the way back to this browser', async () => {
  project.json('/auth/v1/signup', 200, user);
  await signUp(email, password);
  const [request] = project.requests;
  expect(request?.address).toBe(`/auth/v1/signup?redirect_to=${callback}`);
  expect(request?.body).toMatchObject({ email, password, code_challenge_method: 's256' });
});

test.each([
  [
    'says so with an empty user',
    () => project.json('/auth/v1/signup', 200, { ...user, identities: [] }),
  ],
  ['refuses it', () => project.error('/auth/v1/signup', 422, 'user_already_exists')],
  ['refuses it in newer words', () => project.error('/auth/v1/signup', 422, 'email_exists')],
])('F22: a known address looks like a new one when the service %s', async (_what, prepare) => {
  prepare();
  await expect(signUp(email, password)).resolves.toBeUndefined();
});

test('a refused account is a failure', async () => {
  project.error('/auth/v1/signup', 422, 'weak_password');
  await expect(signUp(email, password)).rejects.toMatchObject({ code: 'weak_password' });
});

test('the confirmation can be sent again, with the same way back', async () => {
  project.json('/auth/v1/resend', 200, {});
  await resendConfirmation(email);
  expect(project.requests[0]?.address).toBe(`/auth/v1/resend?redirect_to=${callback}`);
  expect(project.requests[0]?.body).toMatchObject({ email, type: 'signup' });
});

test('a link for a new password leads back here, too', async () => {
  project.json('/auth/v1/recover', 200, {});
  await requestPasswordLink(email);
  expect(project.requests[0]?.address).toBe(`/auth/v1/recover?redirect_to=${callback}`);
  expect(project.requests[0]?.body).toMatchObject({ email });
});

test('a new password is set with the session at hand', async () => {
  storeSession();
  project.json('/auth/v1/user', 200, user);
  await changePassword(password);
  const [request] = project.requests;
  expect(request?.method).toBe('PUT');
  expect(request?.body).toMatchObject({ password });
  expect(request?.headers.get('authorization')).toBe(`Bearer ${session().access_token}`);
});

test('without a session a new password is refused in words that say what to do', async () => {
  await (await connect()).auth.signOut({ scope: 'local' });
  await expect(changePassword(password)).rejects.toMatchObject({ code: 'session_not_found' });
});

describe('the SDK cannot be loaded', () => {
  async function pageWithoutSdk() {
    jest.resetModules();
    jest.doMock('@supabase/supabase-js', () => {
      throw new Error('ChunkLoadError');
    });
    return import('../../../../src/features/auth/account');
  }

  afterEach(() => {
    jest.dontMock('@supabase/supabase-js');
  });

  test('F16: every action says that the service cannot be reached', async () => {
    const account = await pageWithoutSdk();
    await expect(account.signIn(email, password)).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('the next action tries again', async () => {
    const account = await pageWithoutSdk();
    await account.signIn(email, password).catch(() => undefined);
    jest.dontMock('@supabase/supabase-js');
    project.json('/auth/v1/token', 200, session());
    await expect(account.signIn(email, password)).resolves.toBeUndefined();
  });
});
