/** @jest-environment node */
import {
  formatHours,
  hoursFromText,
  hoursToText,
  opensOn,
  unattendedIn,
  unattendedOn,
} from '../../../src/lib/business-hours';

const hours = { opens: '08:00', closes: '17:30', days: [1, 2, 3, 4, 5] };

test('nobody is there outside the hours, on other days and on holidays', () => {
  const days = ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-08'];
  expect(days.map((date) => unattendedOn(hours, date))).toEqual([14.5, 24, 24, 24]);
  expect(days.map((date) => opensOn(hours, date))).toEqual([true, false, false, false]);
});

test('a year: of the 261 weekdays of 2026, ten are holidays', () => {
  expect(unattendedIn(hours, 2026)).toBe(365 * 24 - 251 * 9.5);
});

test('an address carries them, and nothing that cannot be', () => {
  expect(hoursToText(hours)).toBe('12345-0800-1730');
  expect(hoursFromText('12345-0800-1730')).toEqual(hours);
  for (const wrong of [
    null,
    '',
    '12345',
    '8-0800-1700',
    '1-1700-0800',
    '1-0800-2500',
    '1-0800-0800',
  ])
    expect(hoursFromText(wrong)).toBeUndefined();
});

test('hours read as one says them', () => {
  expect([14, 14.5, 6375.5].map(formatHours)).toEqual(['14', '14,5', '6.376']);
});
