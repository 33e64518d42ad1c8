import {
  formatAmount,
  formatEuro,
  formatPrice,
  hoursText,
  minutesOfDay,
} from '../../../src/lib/format';

test.each([
  [9.9, '9,90'],
  [19.9, '19,90'],
  [0.75, '0,75'],
  [500, '500'],
  [1500, '1.500'],
  [12345.5, '12.345,50'],
])('the amount %d reads %s', (euros, written) => {
  expect(formatAmount(euros)).toBe(written);
});

test('a non-breaking space holds the euro sign', () => {
  expect(formatEuro(1500)).toBe('1.500\u00a0€');
});

test('a price on a bill always has cents', () => {
  expect(formatPrice(59)).toBe('59,00\u00a0€');
});

test.each([
  ['00:00', 0],
  ['07:45', 465],
  ['23:59', 1439],
])('%s is minute %d of the day', (clockTime, minutes) => {
  expect(minutesOfDay(clockTime)).toBe(minutes);
});

test.each([
  ['09:00', '17:00', 'Mo–Fr\u00a09–17\u00a0Uhr'],
  ['07:30', '20:00', 'Mo–Fr\u00a07:30–20\u00a0Uhr'],
  ['10:00', '18:45', 'Mo–Fr\u00a010–18:45\u00a0Uhr'],
])('somebody there from %s to %s reads %s', (from, to, written) => {
  expect(hoursText('Mo–Fr', from, to)).toBe(written);
});
