import { always, fc } from '../../support/property';
import { viennaTime } from '../../../src/lib/vienna-time';

// The rules of all time zones, as the system knows them.
const graz = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
  timeStyle: 'short',
});

test(
  'it is the time in Graz at any moment of fifty years',
  always(
    [fc.date({ min: new Date('1996-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })],
    (at) => {
      const { date, time } = viennaTime(at);
      expect(`${date} ${time}`).toBe(graz.format(at));
    },
  ),
);

test.each([
  ['2027-03-28T01:00:00.000Z', { date: '2027-03-28', time: '03:00' }],
  ['2027-10-31T01:00:00.000Z', { date: '2027-10-31', time: '02:00' }],
])('%s is %p', (at, expected) => {
  expect(viennaTime(new Date(at))).toEqual(expected);
});
