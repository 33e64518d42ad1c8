import { prefillMessage, prefillWithoutReact } from '../../../../src/features/forms/prefill';

const query = (message: string) =>
  `?${new URLSearchParams({ product: 'Hotel', price: '1500', message }).toString()}`;

test.each([
  '',
  '?message=Hallo',
  '?product=Hotel&message=Hallo',
  '?price=1500&message=Hallo',
  '?product=&price=1500&message=Hallo',
  '?product=Hotel&price=&message=Hallo',
  '?product=Hotel&price=1500',
  '?product=Hotel&price=1500&message=',
])('the incomplete address "%s" fills in nothing', (search) => {
  expect(prefillMessage(search)).toBeUndefined();
});

test.each([
  ['umlauts and emoji', 'Räder für Übersee 🚗'],
  ['line breaks and tabs', 'Guten Tag,\r\n\tbitte um Rückruf.\n'],
  ['A01: HTML', '<img src=x onerror=alert(1)>'],
])('%s are taken as they are', (_what, message) => {
  expect(prefillMessage(query(message))).toBe(message);
});

test('A02: a megabyte is cut to 5,000 characters; removed ones do not count', () => {
  const long = '\u0000'.repeat(6000) + 'x'.repeat(1_000_000);
  expect(prefillMessage(query(long))).toBe('x'.repeat(5000));
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
  expect(prefillMessage(query(character))).toBeUndefined();
});

describe('F05: a page without React', () => {
  /** The contact form as the server sends it, at an address with this query. */
  function openPage(search: string, typed: string, name: string) {
    window.history.replaceState(null, '', `/kontaktinformationen${search}`);
    document.body.innerHTML = `<form name="${name}"><textarea name="message">${typed}</textarea></form>`;
    prefillWithoutReact(document);
    return document.querySelector('textarea')?.value;
  }

  test.each([
    ['gets the message of its address', query('Bitte PRO.'), '', 'contact', 'Bitte PRO.'],
    ['keeps what was typed', query('Bitte PRO.'), 'Hallo', 'contact', 'Hallo'],
    ['stays empty with an incomplete address', '?message=Hallo', '', 'contact', ''],
    ['leaves other forms alone', query('Bitte PRO.'), '', 'consultation', ''],
  ])('%s', (_what, search, typed, name, expected) => {
    expect(openPage(search, typed, name)).toBe(expected);
  });
});
