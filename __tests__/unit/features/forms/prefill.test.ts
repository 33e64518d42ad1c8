import {
  longestPrefill,
  prefillMessage,
  prefillWithoutReact,
} from '../../../../src/features/forms/prefill';

const query = (message: string) =>
  `?${new URLSearchParams({ product: 'Hotel', price: '1500', message }).toString()}`;

test('the message of a complete address is taken', () => {
  expect(prefillMessage(query('Ich möchte PRO bestellen.'))).toBe('Ich möchte PRO bestellen.');
});

test.each([
  ['', 'nothing'],
  ['?message=Hallo', 'only the message'],
  ['?product=Hotel&message=Hallo', 'no price'],
  ['?price=1500&message=Hallo', 'no product'],
  ['?product=&price=1500&message=Hallo', 'an empty product'],
  ['?product=Hotel&price=&message=Hallo', 'an empty price'],
  ['?product=Hotel&price=1500', 'no message'],
  ['?product=Hotel&price=1500&message=', 'an empty message'],
])('%s fills in nothing: %s', (search) => {
  expect(prefillMessage(search)).toBeUndefined();
});

test('A01: HTML stays the text it is', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  expect(prefillMessage(query(hostile))).toBe(hostile);
});

test('A02: a megabyte is cut to 5,000 characters', () => {
  expect(longestPrefill).toBe(5000);
  expect(prefillMessage(query('x'.repeat(1_000_000)))).toBe('x'.repeat(5000));
});

test('A02: what is removed does not count', () => {
  expect(prefillMessage(query('\u0000'.repeat(6000) + 'x'.repeat(5000)))).toBe('x'.repeat(5000));
});

test.each([
  ['NUL', '\u0000'],
  ['bell', '\u0007'],
  ['vertical tab', '\u000b'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['C1 control', '\u0085'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['right-to-left override', '\u202e'],
  ['left-to-right isolate', '\u2066'],
  ['end of isolate', '\u2069'],
])('A02: %s is removed', (_name, character) => {
  expect(prefillMessage(query(`a${character}b`))).toBe('ab');
});

test('A02: nothing but control characters fills in nothing', () => {
  expect(prefillMessage(query('\u0000\u202e'))).toBeUndefined();
});

test('line breaks and tabs stay', () => {
  expect(prefillMessage(query('Guten Tag,\r\n\tbitte um Rückruf.\n'))).toBe(
    'Guten Tag,\r\n\tbitte um Rückruf.\n',
  );
});

test('umlauts and emoji stay', () => {
  expect(prefillMessage(query('Räder für Übersee 🚗'))).toBe('Räder für Übersee 🚗');
});

describe('F05: a page without React', () => {
  /** The contact form as the server sends it, at an address with this query. */
  function openPage(search: string, typed = '', name = 'contact') {
    window.history.replaceState(null, '', `/kontaktinformationen${search}`);
    document.body.innerHTML = `<form name="${name}"><textarea name="message">${typed}</textarea></form>`;
    prefillWithoutReact(document);
    return document.querySelector('textarea')?.value;
  }

  test('gets the message of its address', () => {
    expect(openPage(query('Ich möchte PRO bestellen.'))).toBe('Ich möchte PRO bestellen.');
  });

  test('keeps what was typed', () => {
    expect(openPage(query('Ich möchte PRO bestellen.'), 'Hallo')).toBe('Hallo');
  });

  test('stays empty with an incomplete address', () => {
    expect(openPage('?message=Hallo')).toBe('');
  });

  test('leaves every other form alone', () => {
    expect(openPage(query('Ich möchte PRO bestellen.'), '', 'consultation')).toBe('');
  });
});
