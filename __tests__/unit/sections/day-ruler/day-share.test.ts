import { dayShare } from '../../../../src/sections/day-ruler/day-share';

test.each([
  ['00:00', '0.00%'],
  ['06:00', '25.00%'],
  ['17:30', '72.92%'],
  ['24:00', '100.00%'],
])('up to %s, %s of the day is over', (time, share) => {
  expect(dayShare(time)).toBe(share);
});

test('between two times lies only the part from one to the other', () => {
  expect(dayShare('18:00', '12:00')).toBe('25.00%');
});
