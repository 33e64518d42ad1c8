import { prefillDocument, prefillMessage } from '../../../../src/features/forms/prefill';

const query = (message: string) =>
  `?${new URLSearchParams({ product: 'Hotel', price: '1500', message }).toString()}`;

test.each([
  '?product=Hotel&message=Hallo',
  '?product=&price=1500&message=Hallo',
  '?product=Hotel&price=1500',
])('the incomplete address "%s" fills in nothing', (search) => {
  expect(prefillMessage(search)).toBe('');
});

test('A02: control characters are removed, then a megabyte is cut to 5,000 others', () => {
  const long = '\u0000\u000b\u007f\u0085\u200f\u202e\u2066'.repeat(1000) + 'x'.repeat(1_000_000);
  expect(prefillMessage(query(long))).toBe('x'.repeat(5000));
});

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
