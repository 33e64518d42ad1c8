import {
  calendarOf,
  clockText,
  dayText,
  isClosed,
  isFreeDay,
  timesOn,
} from '../../../../src/features/guided/times';

const closed = { days: ['Montag' as const], holidays: true, say: '' };
const day = { within: 10, from: 0, closed };
const time = {
  ask: '',
  time: { at: ['09:00', '18:30'], except: { Samstag: ['08:00'] }, taken: ['18:30'] },
};
/** A Friday, 18:00 in Graz. */
const friday = new Date('2026-12-04T17:00:00Z');

test('the calendar begins today, or later, and ends', () => {
  expect(calendarOf(day, friday)).toHaveLength(11);
  expect(calendarOf({ within: 2, from: 1 }, friday)).toEqual(['2026-12-05', '2026-12-06']);
});

test('Mondays and the holiday of 8 December are closed; today has no free time any more', () => {
  const dates = ['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08', '2026-12-09'];
  expect(dates.filter((date) => isClosed(day, date))).toEqual(['2026-12-07', '2026-12-08']);
  const free = dates.filter((date) => isFreeDay(day, time, date, friday));
  expect(free).toEqual(['2026-12-05', '2026-12-09']);
});

test('today only times to come, other days all, some weekdays their own', () => {
  expect(timesOn(time, '2026-12-04', friday)).toEqual([{ time: '18:30', free: false }]);
  expect(timesOn(time, '2026-12-05', friday)).toEqual([{ time: '08:00', free: true }]);
  expect(timesOn(time, undefined, friday)).toHaveLength(2);
});

test('days and times read as they are said', () => {
  expect(dayText('2027-01-02', 'de')).toBe('Samstag, 2. Jänner');
  expect(dayText('2027-01-02', 'en')).toBe('Saturday 2 January');
  expect(clockText(450)).toBe('07:30');
});
