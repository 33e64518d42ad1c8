import { toAuthFailure } from '../../../../src/features/auth/auth-failure';
import { unknownFailure } from '../../../../src/features/auth/messages';

/** What the SDK makes of an error answer. */
const answered = (status: number, code?: string) =>
  Object.assign(new Error('Raw english reason'), { name: 'AuthApiError', status, code });

test.each([
  ['invalid_credentials', /Passwort stimmen nicht/],
  ['email_not_confirmed', /noch nicht bestätigt/],
  ['user_banned', /gesperrt/],
  ['weak_password', /zu einfach/],
  ['same_password', /bisheriges Passwort/],
  ['over_email_send_rate_limit', /eben schon eine E-Mail/],
  ['over_request_rate_limit', /zu viele Versuche/],
  ['refresh_token_not_found', /^Ihre Anmeldung ist abgelaufen/],
  ['otp_expired', /^Der Link ist abgelaufen/],
  ['unreachable', /nicht erreichbar/],
])('%s is said as %s', (code, message) => {
  expect(toAuthFailure(answered(400, code)).message).toMatch(message);
});

const unknown = ['bad_code_verifier', 'constructor', '__proto__', undefined];
test.each(unknown)('the code %s gets the default message', (code) => {
  const failure = { code: code ?? '422', message: unknownFailure };
  expect(toAuthFailure(answered(422, code))).toMatchObject(failure);
});

test('too many requests and a missing session are recognized without a code', () => {
  expect(toAuthFailure(answered(429)).code).toBe('over_request_rate_limit');
  const missing = Object.assign(answered(400), { name: 'AuthSessionMissingError' });
  expect(toAuthFailure(missing).message).toMatch(/Anmeldung ist abgelaufen/);
});

test.each([
  ['a broken network', new TypeError('Failed to fetch')],
  ['a service that is down', answered(500)],
  ['a network error of the SDK', answered(0)],
  ['a text', 'Unexpected token < in JSON'],
])('F16: %s means that the service cannot be reached', (_what, error) => {
  expect(toAuthFailure(error).code).toBe('unreachable');
});
