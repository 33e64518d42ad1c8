import { dialAngle, dialArc, dialPoint, pointOnDial } from '../../../src/lib/dial';
import { minutesOfDay } from '../../../src/lib/format';

/** Hours of a clock time, as the dial takes them. */
const hours = (clockTime: string) => minutesOfDay(clockTime) / 60;

/** The parts of an arc's path. */
function arcOf(path: string) {
  const match = /^M(\S+ \S+)A(\S+) (\S+) 0 ([01]) ([01]) (\S+ \S+)$/.exec(path);
  const [, start, radius, otherRadius, large, sweep, end] = match ?? [];
  return { start, radius, otherRadius, large, sweep, end };
}

test.each([
  ['18:00', 90],
  ['23:59', 179.8],
  ['00:00', -180],
  ['03:12', -132],
])('the hand stands for %s at %d degrees', (clockTime, angle) => {
  expect(dialAngle(hours(clockTime))).toBe(angle);
});

test.each([
  ['12:00', 0, -100],
  ['18:00', 100, 0],
  ['03:12', -74.3, 66.9],
])('%s lies at %d, %d', (clockTime, x, y) => {
  const point = dialPoint(100, hours(clockTime));
  expect(point.x).toBeCloseTo(x);
  expect(point.y).toBeCloseTo(y);
});

test('a dial may have its centre anywhere', () => {
  const centre = { x: 500, y: 300 };
  expect(dialPoint(100, 18, centre)).toEqual({ x: 600, y: 300 });
  expect(dialArc(100, 12, 18, centre)).toBe('M500 200A100 100 0 0 1 600 300');
});

test('an arc runs clockwise from one time to the other on its radius', () => {
  expect(arcOf(dialArc(100, 8, 17))).toEqual({
    start: pointOnDial(100, 8),
    radius: '100',
    otherRadius: '100',
    large: '0',
    sweep: '1',
    end: pointOnDial(100, 17),
  });
});

test.each([
  ['half a day', 6, 18, '0'],
  ['more than half a day', 6, 19, '1'],
  ['over midnight, fifteen hours', 17, 8, '1'],
  ['over midnight, eight hours', 22, 6, '0'],
])('%s takes the right way round', (_name, from, to, large) => {
  expect(arcOf(dialArc(100, from, to)).large).toBe(large);
});
