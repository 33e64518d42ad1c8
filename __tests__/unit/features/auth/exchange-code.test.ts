/** @jest-environment ./__tests__/support/browser-environment.ts */
import { exchangeCode } from '../../../../src/features/auth/account';
import { Project } from '../../../support/account/project';
import { session, sessionKey, storeCodeVerifier } from '../../../support/account/session';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const token = '/auth/v1/token';
const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';
let project: Project;

const verifier = () => localStorage.getItem(`${sessionKey}-code-verifier`);

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('code and secret are exchanged for a session', async () => {
  storeCodeVerifier();
  project.json(token, 200, session());
  expect(await exchangeCode(code)).toEqual({ recovery: false });
  expect(project.requests).toHaveLength(1);
  expect(project.requests[0]?.address).toBe(`${token}?grant_type=pkce`);
  expect(project.requests[0]?.body).toEqual({ auth_code: code, code_verifier: 'geheimnis' });
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
});

test('a link for a new password is told apart', async () => {
  storeCodeVerifier('recovery');
  project.json(token, 200, session());
  expect(await exchangeCode(code)).toEqual({ recovery: true });
});

test('F21: without the secret the link belongs to another browser, and nothing is asked', async () => {
  await expect(exchangeCode(code)).rejects.toMatchObject({ code: 'pkce_code_verifier_not_found' });
  expect(project.requests).toEqual([]);
});

test.each([
  [404, 'flow_state_not_found'],
  [422, 'flow_state_expired'],
  [400, 'bad_code_verifier'],
])(
  'F21: %i %s is a failure with that code, and the secret is of no use any more',
  async (status, errorCode) => {
    storeCodeVerifier();
    project.error(token, status, errorCode);
    await expect(exchangeCode(code)).rejects.toMatchObject({ code: errorCode });
    expect(verifier()).toBeNull();
  },
);

test.each([
  ['is down', () => project.json(token, 503, {})],
  ['is paused', () => project.paused(token)],
  ['cannot be reached', () => undefined],
])('F21: when the service %s, the same code can be tried again', async (_what, prepare) => {
  storeCodeVerifier('recovery');
  prepare();
  await expect(exchangeCode(code)).rejects.toMatchObject({ code: 'unreachable' });
  project.json(token, 200, session());
  expect(await exchangeCode(code)).toEqual({ recovery: true });
});
