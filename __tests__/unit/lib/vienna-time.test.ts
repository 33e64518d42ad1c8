import { viennaTime } from '../../../src/lib/vienna-time';

const hour = 3_600_000;
// The rules of all time zones, as the system knows them.
const graz = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('it is the time in Graz at every hour of twenty years', () => {
  const wrong: string[] = [];
  const end = Date.UTC(2040, 0);
  for (let at = Date.UTC(2020, 0); at < end; at += hour) {
    const { date, time } = viennaTime(new Date(at));
    if (graz.format(at) !== `${date} ${time}`) wrong.push(`${new Date(at).toISOString()}: ${time}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['2027-03-28T00:59:59.999Z', { date: '2027-03-28', time: '01:59' }],
  ['2027-03-28T01:00:00.000Z', { date: '2027-03-28', time: '03:00' }],
  ['2027-10-31T00:59:59.999Z', { date: '2027-10-31', time: '02:59' }],
  ['2027-10-31T01:00:00.000Z', { date: '2027-10-31', time: '02:00' }],
  ['2026-12-31T23:30:00.000Z', { date: '2027-01-01', time: '00:30' }],
])('%s is %p', (at, expected) => {
  expect(viennaTime(new Date(at))).toEqual(expected);
});
