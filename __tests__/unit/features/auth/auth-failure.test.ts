import { AuthFailure, toAuthFailure } from '../../../../src/features/auth/auth-failure';

/** What the SDK makes of an error answer. */
const answered = (status: number, code?: string) =>
  Object.assign(new Error('Raw english reason'), { name: 'AuthApiError', status, code });

const unreachable =
  'Unser Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.';
const unknown = 'Ein Fehler ist aufgetreten';

test.each([
  [400, 'invalid_credentials', /^E-Mail-Adresse oder Passwort stimmen nicht/],
  [400, 'email_not_confirmed', /noch nicht bestätigt/],
  [400, 'user_banned', /gesperrt/],
  [422, 'weak_password', /zu einfach/],
  [422, 'same_password', /bisheriges Passwort/],
  [422, 'signup_disabled', /keine neuen Konten/],
  [400, 'validation_failed', /prüfen Sie E-Mail-Adresse und Passwort/],
  [429, 'over_email_send_rate_limit', /eben schon eine E-Mail/],
  [429, 'over_request_rate_limit', /zu viele Versuche/],
  [400, 'refresh_token_not_found', /Anmeldung ist abgelaufen/],
  [400, 'refresh_token_already_used', /Anmeldung ist abgelaufen/],
  [400, 'session_expired', /Anmeldung ist abgelaufen/],
  [404, 'flow_state_not_found', /Link ist abgelaufen/],
  [422, 'flow_state_expired', /Link ist abgelaufen/],
  [403, 'otp_expired', /Link ist abgelaufen/],
])('%i %s is said in German', (status, code, words) => {
  const failure = toAuthFailure(answered(status, code));
  expect(failure.code).toBe(code);
  expect(failure.message).toMatch(words);
});

test.each(['bad_code_verifier', 'user_already_exists', 'constructor', '__proto__', 'toString'])(
  'the code %s keeps its name and gets the default words',
  (code) => {
    const failure = toAuthFailure(answered(422, code));
    expect(failure.code).toBe(code);
    expect(failure.message).toBe(unknown);
  },
);

test('an answer without a code gets the default words', () => {
  expect(toAuthFailure(answered(401)).message).toBe(unknown);
});

test('too many requests are known by their status alone', () => {
  expect(toAuthFailure(answered(429)).code).toBe('over_request_rate_limit');
});

test('a session the service does not know has ended', () => {
  const missing = Object.assign(new Error('Auth session missing!'), {
    name: 'AuthSessionMissingError',
    status: 400,
  });
  expect(toAuthFailure(missing).message).toMatch(/Anmeldung ist abgelaufen/);
});

test.each([
  ['a broken network', new TypeError('Failed to fetch')],
  ['a download that failed', new Error('ChunkLoadError')],
  ['an answer that can be asked for again', answered(503)],
  ['a network error of the SDK', answered(0)],
  ['a paused project', answered(540)],
  ['a text', 'Unexpected token < in JSON'],
  ['nothing', undefined],
  ['null', null],
])('F16: %s means that the service cannot be reached', (_what, error) => {
  const failure = toAuthFailure(error);
  expect(failure.code).toBe('unreachable');
  expect(failure.message).toBe(unreachable);
});

test('a failure stays the one it is', () => {
  const failure = new AuthFailure('user_banned');
  expect(toAuthFailure(failure)).toBe(failure);
});
