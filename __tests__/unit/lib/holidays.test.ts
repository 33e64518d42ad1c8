import { holidayOn, weekdayOf } from '../../../src/lib/holidays';

// Movable holidays from the calendars of the Republic, written down by hand.
test.each([
  ['2025-04-21', 'Ostermontag'],
  ['2026-04-06', 'Ostermontag'],
  ['2026-05-14', 'Christi Himmelfahrt'],
  ['2026-05-25', 'Pfingstmontag'],
  ['2026-06-04', 'Fronleichnam'],
  ['2027-03-29', 'Ostermontag'],
  ['2038-04-26', 'Ostermontag'],
  ['2026-10-26', 'Nationalfeiertag'],
  ['2026-12-24', undefined],
  ['2026-03-19', undefined],
])('%s is %s', (date, name) => expect(holidayOn(date)).toBe(name));

test('every year has thirteen', () => {
  for (let year = 2024; year < 2050; year += 1) {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    ).filter((date) => date.startsWith(String(year)));
    expect(days.filter((date) => holidayOn(date) !== undefined).length).toBe(13);
  }
});

test('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});
