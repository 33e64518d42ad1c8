import { readCallback } from '../../../../src/features/auth/callback-address';

const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';
const phishing = 'error_description=Rufen+Sie+0900+an';

/** Reads the address of the page as the browser splits it up. */
const read = (address: string) => readCallback(new URL(`/auth/callback${address}`, 'https://a.at'));

test('a code is taken', () => {
  expect(read(`?code=${code}`)).toEqual({ kind: 'code', code });
});

test('a code is taken beside other parameters and a fragment', () => {
  expect(read(`?utm_source=mail&code=${code}#inhalt`)).toEqual({ kind: 'code', code });
});

test.each([
  ['an empty one', ''],
  ['a short one', 'abc'],
  ['a long one', 'a'.repeat(201)],
  ['markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a path', '..%2F..%2Ftoken'],
  ['a line break', `${code}%0A`],
  ['NUL', `${code}%00`],
])('%s is no code', (_what, hostile) => {
  expect(read(`?code=${hostile}`)).toEqual({ kind: 'refused' });
});

test('a code in the fragment is not looked at', () => {
  expect(read(`#code=${code}`)).toEqual({ kind: 'nothing' });
});

describe.each([
  ['query', '?'],
  ['fragment', '#'],
])('F21: an error in the %s', (_part, mark) => {
  test.each([
    ['otp_expired', 'expired'],
    ['flow_state_expired', 'expired'],
    ['access_denied', 'refused'],
    ['constructor', 'refused'],
    ['', 'refused'],
  ])('error_code=%s is %s', (errorCode, kind) => {
    expect(read(`${mark}error=access_denied&error_code=${errorCode}`)).toEqual({ kind });
  });

  test('that is only a code is refused', () => {
    expect(read(`${mark}error_code=access_denied`)).toEqual({ kind: 'refused' });
  });

  test('without its code is refused', () => {
    expect(read(`${mark}error=server_error`)).toEqual({ kind: 'refused' });
  });

  test('A04: its description goes no further', () => {
    const found = read(`${mark}error=access_denied&error_code=otp_expired&${phishing}`);
    expect(found).toEqual({ kind: 'expired' });
  });
});

test('F21: an error in both places, as the service writes it, is read once', () => {
  const error =
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  expect(read(`?${error}#${error}`)).toEqual({ kind: 'expired' });
});

test('an error wins over a code', () => {
  expect(read(`?code=${code}&error=access_denied`)).toEqual({ kind: 'refused' });
});

test('A03: a session in the fragment is never taken, it only tells of another browser', () => {
  const found = read('#access_token=eyJ&refresh_token=r&expires_in=3600&type=signup');
  expect(found).toEqual({ kind: 'other-device' });
});

test('A03: a session in the query is nothing at all', () => {
  expect(read('?access_token=eyJ&refresh_token=r')).toEqual({ kind: 'nothing' });
});

test('A04: a description alone is nothing at all', () => {
  expect(read(`?${phishing}`)).toEqual({ kind: 'nothing' });
});

test.each(['', '?', '#', '?#', '#inhalt', '?utm_source=mail', '?%E0%A4%A', '#%E0%A4%A'])(
  'F21: "%s" is nothing',
  (address) => {
    expect(read(address)).toEqual({ kind: 'nothing' });
  },
);

test('rubbish of a megabyte is nothing', () => {
  expect(read(`?x=${'y'.repeat(1_000_000)}`)).toEqual({ kind: 'nothing' });
});
