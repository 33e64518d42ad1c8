import { freeTimes } from '../../../supabase/functions/_shared/appointments/free-times';
import type { Rules } from '../../../supabase/functions/_shared/appointments/rules';
import { viennaInstant, viennaTime } from '../../../supabase/functions/_shared/vienna-time';

const weekdays = [1, 2, 3, 4, 5];
const rules: Rules = {
  minutes: 30,
  gap: 15,
  leadHours: 0,
  aheadDays: 365,
  hours: [{ days: weekdays, from: '09:00', to: '10:30' }],
  exceptions: [],
};
const newYear = new Date('2026-12-31T23:00:00Z');
const shown = (times: readonly Date[]) =>
  times.map((at) => {
    const { date, time } = viennaTime(at);
    return `${date} ${time}`;
  });

// 2027 in Styria, written down by hand from a calendar on paper: the weekdays on which nobody works.
const closed = [
  ...['2027-01-01', '2027-01-06', '2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27'],
  ...['2027-10-26', '2027-11-01', '2027-12-08'],
];
// And days around them, and around the changes of the clock, on which somebody does: by the time UTC
// of nine o'clock.
const open = {
  '08:00': [
    ...['2027-01-04', '2027-01-05', '2027-01-07', '2027-03-26'],
    ...['2027-11-02', '2027-12-07', '2027-12-24'],
  ],
  '07:00': [
    ...['2027-03-30', '2027-05-05', '2027-05-07', '2027-05-18', '2027-05-28'],
    ...['2027-10-25', '2027-10-29'],
  ],
};

test('a year of days, against a calendar written by hand', () => {
  const times = freeTimes(rules, [], newYear).map((at) => at.toISOString());
  const days = new Set(times.map((at) => at.slice(0, 10)));
  // 261 weekdays.
  expect(days.size).toBe(261 - closed.length);
  for (const day of closed) expect([day, days.has(day)]).toEqual([day, false]);
  for (const [nine, worked] of Object.entries(open))
    for (const day of worked)
      expect(times.find((at) => at.startsWith(day))).toBe(`${day}T${nine}:00.000Z`);
});

test('a night that loses an hour, and one that has it twice', () => {
  const night = { ...rules, aheadDays: 3, hours: [{ days: [7], from: '01:00', to: '04:00' }] };
  const on = (day: string) => shown(freeTimes(night, [], new Date(`${day}T12:00:00Z`)));
  expect(on('2027-03-27')).toEqual(['2027-03-28 01:00', '2027-03-28 01:45', '2027-03-28 03:15']);
  expect(on('2027-10-30')).toEqual([
    ...['2027-10-31 01:00', '2027-10-31 01:45', '2027-10-31 02:30', '2027-10-31 03:15'],
  ]);
  expect(viennaInstant('2027-10-31', '02:30')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
  expect(viennaInstant('2027-03-28', '02:30')).toBeUndefined();
});

test('what is taken, and the pause around it, is not free', () => {
  const monday = { ...rules, aheadDays: 0 };
  const now = new Date('2027-01-04T05:00:00Z');
  const taken = (from: string, to: string) => [
    { starts_at: `2027-01-04T${from}:00Z`, ends_at: `2027-01-04T${to}:00+00:00` },
  ];
  expect(shown(freeTimes(monday, [], now))).toEqual(['2027-01-04 09:00', '2027-01-04 09:45']);
  expect(shown(freeTimes(monday, taken('08:00', '08:30'), now))).toEqual(['2027-01-04 09:45']);
  // An appointment of older rules, which lies across.
  expect(freeTimes(monday, taken('08:20', '08:50'), now)).toEqual([]);
  // Only the pauses reach into both.
  expect(freeTimes(monday, taken('08:40', '08:44'), now)).toEqual([]);
  expect(freeTimes(monday, taken('09:30', '10:00'), now)).toHaveLength(2);
});

test('lead time, horizon, exceptions', () => {
  const now = new Date('2027-01-04T07:59:00Z');
  const days = (more: Partial<Rules>) => shown(freeTimes({ ...rules, ...more }, [], now));
  expect(days({ leadHours: 24, aheadDays: 2 })).toEqual(['2027-01-05 09:00', '2027-01-05 09:45']);
  expect(days({ leadHours: 25, aheadDays: 1 })).toEqual([]);
  // Closed on a working day, open on a holiday.
  const exceptions = [
    { date: '2027-01-05', hours: [] },
    { date: '2027-01-06', hours: [{ from: '14:00', to: '14:30' }] },
  ];
  expect(days({ leadHours: 2, aheadDays: 2, exceptions })).toEqual(['2027-01-06 14:00']);
});
