/** @jest-environment node */
import {
  dialAngle,
  dialArc,
  dialPoint,
  pointOnDial,
} from '../../../../src/components/tower-dial/geometry';
import { minutesOfDay } from '../../../../src/lib/format';

test.each([
  ['12:00', 0, 0, -100],
  ['18:00', 90, 100, 0],
  ['00:00', -180, 0, 100],
  ['06:00', -90, -100, 0],
  ['03:12', -132, -74.3, 66.9],
])('%s is at %d degrees, at %d, %d', (clockTime, angle, x, y) => {
  const hours = minutesOfDay(clockTime) / 60;
  expect(dialAngle(hours)).toBe(angle);
  const point = dialPoint(100, hours);
  expect(point.x).toBeCloseTo(x);
  expect(point.y).toBeCloseTo(y);
});

test('a point in a path is its two coordinates', () => {
  expect(pointOnDial(100, 3.2)).toBe('-74.3 66.9');
});

test.each([
  ['over noon, nine hours', 8, 17, '0'],
  ['half a day', 6, 18, '0'],
  ['more than half a day', 6, 19, '1'],
  ['over midnight, fifteen hours', 17, 8, '1'],
  ['over midnight, eight hours', 22, 6, '0'],
  ['up to midnight', 20, 24, '0'],
])('an arc runs clockwise on its radius: %s', (_name, from, to, large) => {
  expect(dialArc(100, from, to)).toBe(
    `M${pointOnDial(100, from)}A100 100 0 ${large} 1 ${pointOnDial(100, to)}`,
  );
});
