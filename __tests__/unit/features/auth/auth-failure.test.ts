import { AuthFailure, toAuthFailure } from '../../../../src/features/auth/auth-failure';
import { failureMessages, unknownFailure } from '../../../../src/features/auth/messages';

/** What the SDK makes of an error answer. */
const answered = (status: number, code?: string) =>
  Object.assign(new Error('Raw english reason'), { name: 'AuthApiError', status, code });

test.each([...failureMessages])('%s has its German message', (code, message) => {
  expect(toAuthFailure(answered(400, code))).toMatchObject({ code, message });
});

test.each(['bad_code_verifier', 'user_already_exists', 'constructor', '__proto__', 'toString'])(
  'the code %s is kept and gets the default message',
  (code) => {
    expect(toAuthFailure(answered(422, code))).toMatchObject({ code, message: unknownFailure });
  },
);

test('an answer without a code gets the default message', () => {
  expect(toAuthFailure(answered(401))).toMatchObject({ code: '401', message: unknownFailure });
});

test('too many requests are recognized by their status', () => {
  expect(toAuthFailure(answered(429)).code).toBe('over_request_rate_limit');
});

test('a missing session has ended', () => {
  const missing = Object.assign(answered(400), { name: 'AuthSessionMissingError' });
  expect(toAuthFailure(missing).message).toMatch(/Anmeldung ist abgelaufen/);
});

test.each([
  ['a broken network', new TypeError('Failed to fetch')],
  ['a failed download', new Error('ChunkLoadError')],
  ['a service that is down', answered(503)],
  ['a network error of the SDK', answered(0)],
  ['a paused project', answered(540)],
  ['a text', 'Unexpected token < in JSON'],
  ['undefined', undefined],
  ['null', null],
])('F16: %s means that the service cannot be reached', (_what, error) => {
  expect(toAuthFailure(error).code).toBe('unreachable');
});

test('a failure stays the same', () => {
  const failure = new AuthFailure('user_banned');
  expect(toAuthFailure(failure)).toBe(failure);
});
