import {
  clockText,
  dayProblem,
  dayText,
  freeDays,
  nextFree,
  timesOn,
} from '../../../../src/features/guided/times';

const day = { ask: '', day: 10, closed: ['Montag' as const], holidays: 'closed' as const };
const time = {
  ask: '',
  time: ['09:00', '18:30'],
  except: { Samstag: ['08:00'] },
  taken: ['18:30'],
};
/** A Friday, 18:00 in Graz. */
const friday = new Date('2026-12-04T17:00:00Z');

test.each([
  ['2026-12-05', undefined],
  ['2026-12-07', 'closed'],
  ['2026-12-08', 'closed'],
  ['2026-12-03', 'outside'],
  ['2026-12-15', 'outside'],
  ['', 'outside'],
])(
  '%s is %s: Mondays, the holiday of 8 December, the past and what is too far',
  (date, problem) => {
    expect(dayProblem(day, date, friday)).toBe(problem);
  },
);

test('a day without a free time to come is not offered', () => {
  expect(freeDays(day, time, friday, 3)).toEqual(['2026-12-05', '2026-12-06', '2026-12-09']);
});

test('today only times to come, other days all, some weekdays their own', () => {
  expect(timesOn(time, '2026-12-04', friday)).toEqual([{ time: '18:30', free: false }]);
  expect(timesOn(time, '2026-12-05', friday)).toEqual([{ time: '08:00', free: true }]);
  expect(timesOn(time, undefined, friday)).toHaveLength(2);
});

test('the next free time follows, or is the first one', () => {
  const times = timesOn(
    { ask: '', time: ['09:00', '10:00', '11:00'], taken: ['10:00'] },
    undefined,
    friday,
  );
  expect(nextFree(times, '10:00')).toBe('11:00');
  expect(nextFree(times, '11:00')).toBe('09:00');
});

test('days and times read as they are said', () => {
  expect(dayText('2027-01-02', 'de')).toBe('Samstag, 2. Jänner');
  expect(dayText('2027-01-02', 'en')).toBe('Saturday, 2 January');
  expect(clockText(1500)).toBe('01:00');
});
