import {
  formatAmount,
  formatEuro,
  formatPrice,
  hoursText,
  minutesOfDay,
} from '../../../src/lib/format';

test.each([
  [9.9, '9,90'],
  [0.75, '0,75'],
  [1500, '1.500'],
  [12345.5, '12.345,50'],
])('the amount %d reads %s', (euros, written) => {
  expect(formatAmount(euros)).toBe(written);
});

test('a hard space holds the euro sign; a price on a bill always has cents', () => {
  expect([formatEuro(1500), formatPrice(59)]).toEqual(['1.500\u00a0€', '59,00\u00a0€']);
});

test('a clock time is a minute of the day', () => {
  expect(['00:00', '07:45', '23:59'].map(minutesOfDay)).toEqual([0, 465, 1439]);
});

test.each([
  ['09:00', '17:00', 'Mo–Fr\u00a09–17\u00a0Uhr'],
  ['07:30', '18:45', 'Mo–Fr\u00a07:30–18:45\u00a0Uhr'],
])('somebody there from %s to %s reads %s', (from, to, written) => {
  expect(hoursText('Mo–Fr', from, to)).toBe(written);
});
