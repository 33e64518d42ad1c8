import { prefillDocument, prefillMessage } from '../../../../src/features/forms/prefill';

const query = (message: string) =>
  `?${new URLSearchParams({ product: 'Hotel', price: '1500', message }).toString()}`;

test.each([
  '',
  '?message=Hallo',
  '?product=Hotel&message=Hallo',
  '?price=1500&message=Hallo',
  '?product=&price=1500&message=Hallo',
  '?product=Hotel&price=1500',
])('the incomplete address "%s" fills in nothing', (search) => {
  expect(prefillMessage(search)).toBe('');
});

test.each([
  'Räder für Übersee',
  'Guten Tag,\r\n\tbitte um Rückruf.\n',
  '<img src=x onerror=alert(1)>',
])('A01: %j is taken as it is', (message) => {
  expect(prefillMessage(query(message))).toBe(message);
});

test('A02: a megabyte is cut to 5,000 characters; removed ones do not count', () => {
  const long = '\u0000'.repeat(6000) + 'x'.repeat(1_000_000);
  expect(prefillMessage(query(long))).toBe('x'.repeat(5000));
});

test.each(['\u0000', '\u000b', '\u001b', '\u007f', '\u0085', '\u200f', '\u202e', '\u2066'])(
  'A02: the control character %j is removed',
  (character) => {
    expect(prefillMessage(query(`a${character}b`))).toBe('ab');
  },
);

test.each([
  ['', 'Räder'],
  ['Schon getippt', 'Schon getippt'],
])('F05: before React, a field with "%s" holds "%s"', (typed, held) => {
  document.body.innerHTML = '<form name="contact"><textarea name="message"></textarea></form>';
  const field = document.querySelector('textarea');
  if (field && typed) field.value = typed;
  window.history.replaceState(null, '', query('Räder'));
  prefillDocument();
  expect(field?.value).toBe(held);
});
