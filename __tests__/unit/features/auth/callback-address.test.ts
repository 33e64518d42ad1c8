import { readCallback } from '../../../../src/features/auth/callback-address';

const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';
const phishing = 'error_description=Rufen+Sie+0900+an';

/** Reads the address of the page as the browser splits it up. */
const read = (address: string) => readCallback(new URL(`/auth/callback${address}`, 'https://a.at'));

test.each([`?code=${code}`, `?utm_source=mail&code=${code}#inhalt`])('%s has a code', (address) => {
  expect(read(address)).toEqual({ kind: 'code', code });
});

test.each([
  ['a short one', 'abc'],
  ['a long one', 'a'.repeat(201)],
  ['markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a line break', `${code}%0A`],
])('%s is no code', (_what, hostile) => {
  expect(read(`?code=${hostile}`)).toEqual({ kind: 'refused' });
});

test.each(['&amp;type=recovery', '&type=recovery.', '&type=recovery%E2%80%9C'])(
  'H03 the token of a link that a mail or a hand has changed to %s',
  (rest) => {
    const token = 'pkce_0123456789abcdef';
    expect(read(`?token_hash=${token}${rest}`)).toEqual({ kind: 'token', token, type: 'recovery' });
  },
);

test.each(['%3Cscript%3E&type=email', 'pkce_0123456789abcdef&type=magiclink'])(
  'H02 the token %s is none',
  (token) => expect(read(`?token_hash=${token}`)).toEqual({ kind: 'refused' }),
);

describe.each(['?', '#'])('F21: after "%s"', (mark) => {
  test.each([
    ['error=access_denied&error_code=otp_expired', 'expired'],
    ['error_code=access_denied', 'refused'],
    ['error=server_error', 'refused'],
    [`code=${code}&error=access_denied`, 'refused'],
  ])('%s is %s', (error, kind) => {
    expect(read(mark + error)).toEqual({ kind });
  });
});

test.each([
  ['A03: a session in the query', '?access_token=eyJ&refresh_token=r'],
  ['A04: a description alone', `?${phishing}`],
  ['a code in the fragment', `#code=${code}`],
  ['a campaign', '?utm_source=mail#inhalt'],
  ['broken encoding', '?%E0%A4%A#%E0%A4%A'],
])('F21: %s is nothing', (_what, address) => {
  expect(read(address)).toEqual({ kind: 'nothing' });
});
