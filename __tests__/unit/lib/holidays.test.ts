import { always, fc } from '../../support/property';
import { holidayOn } from '../../../src/lib/holidays';

// Movable holidays from the calendars of the Republic, written down by hand.
test.each([
  ['2026-04-06', 'Ostermontag'],
  ['2026-05-14', 'Christi Himmelfahrt'],
  ['2026-05-25', 'Pfingstmontag'],
  ['2026-06-04', 'Fronleichnam'],
  ['2038-04-26', 'Ostermontag'],
])('%s is %s', (date, name) => expect(holidayOn(date)).toBe(name));

// In 2008 Ascension Day was the first of May.
test(
  'every year has thirteen',
  always([fc.integer({ min: 2009, max: 2100 })], (year) => {
    const days = [...Array(366).keys()].map((day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const own = days.filter((date) => date.startsWith(`${year}`));
    expect(own.filter((date) => holidayOn(date) !== undefined).length).toBe(13);
  }),
);
