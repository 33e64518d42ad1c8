import { officeDays, opening } from '../../../../src/features/forms/callback-words';

const hours = { days: '01234', from: '09:00', to: '17:00' };
const at = (date: string, time: string) => opening(hours, { date, time });

test.each([
  ['on a Thursday at noon', '2026-11-26', '12:00', true, '2026-11-26'],
  ['before nine', '2026-11-26', '08:59', false, '2026-11-26'],
  ['at five', '2026-11-26', '17:00', false, '2026-11-27'],
  ['on Friday evening', '2026-11-27', '18:00', false, '2026-11-30'],
  ['on Sunday', '2026-11-29', '12:00', false, '2026-11-30'],
  ['on Corpus Christi', '2026-06-04', '12:00', false, '2026-06-05'],
  ['on Easter Monday', '2027-03-29', '12:00', false, '2027-03-30'],
  ['on Christmas Eve after five', '2026-12-24', '17:30', false, '2026-12-28'],
])('%s', (_when, date, time, isOpen, next) => {
  expect(at(date, time)).toEqual({ isOpen, next });
});

test('an office without days never opens', () => {
  expect(officeDays({ ...hours, days: '' }, '2026-11-26', 2)).toEqual([]);
});
