/** @jest-environment node */
import { readDialStories } from '../../../plugins/gatsby-source-content/read/dial-stories';
import { at, minutesAt, timeOf, tradeAt } from '../../../src/lib/dial-stories';
import { dialPoint } from '../../../src/lib/dial';
import { contentOf } from '../../support/content';

const stories = readDialStories(process.cwd()) ?? { trades: [], fitting: [] };
const everyQuarter = Array.from({ length: 96 }, (_, index) => timeOf(index * 15));

test('every trade has something to tell at every hour, and a name', () => {
  expect(stories.trades.length).toBeGreaterThan(3);
  const names = contentOf('industries').map(({ label }) => label);
  for (const { label, hours } of stories.trades) {
    expect(names).toContain(label);
    for (const time of everyQuarter) expect(at(hours, time)?.text).toBeTruthy();
  }
});

test('the trade is the one that fits the hour, until one is chosen', () => {
  for (const { from, trade } of stories.fitting) expect(tradeAt(stories, from)?.id).toBe(trade);
  for (const { id } of stories.trades)
    for (const time of everyQuarter) expect(tradeAt(stories, time, id)?.id).toBe(id);
  expect(tradeAt(stories, '00:00', 'gone')?.id).toBe(tradeAt(stories, '00:00')?.id);
});

test('an entry counts until the next one begins', () => {
  const entries = [{ from: '00:00' }, { from: '07:30' }];
  expect(at(entries, '07:29')).toBe(entries[0]);
  expect(at(entries, '07:30')).toBe(entries[1]);
  expect(at(entries, '23:59')).toBe(entries[1]);
});

test('a day goes round in both directions', () => {
  expect([0, 465, 1439, 1440, -30].map(timeOf)).toEqual([
    '00:00',
    '07:45',
    '23:59',
    '00:00',
    '23:30',
  ]);
});

test('a point of the dial is the time that is drawn there', () => {
  for (let hours = 0; hours < 24; hours += 0.5) {
    const { x, y } = dialPoint(1000, hours);
    expect(timeOf(Math.round(minutesAt(x, y) / 5) * 5)).toBe(timeOf(hours * 60));
  }
});
