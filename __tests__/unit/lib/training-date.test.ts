import { isOver, nextDay, trainingDate } from '../../../src/lib/training-date';
import { contentOf } from '../../support/content';

test.each([
  // In November Vienna is an hour ahead of UTC, in July two.
  ['2025-11-14', '2025-11-14T22:59:00Z', false],
  ['2025-11-14', '2025-11-14T23:00:00Z', true],
  ['2025-07-14', '2025-07-14T21:59:00Z', false],
  ['2025-07-14', '2025-07-14T22:00:00Z', true],
])('%s, seen at %s, is over: %s', (day, now, over) => {
  expect(isOver(day, new Date(now))).toBe(over);
});

test('asking for the next date fills in the contact form', () => {
  const { request, nextIso } = trainingDate(contentOf('trainings'), new Date('2999-01-01'));
  const { pathname, searchParams, hash } = new URL(request.to, 'https://site.example');
  expect(nextIso).toBeUndefined();
  expect(hash).toBe('#nachricht');
  expect(pathname).toBe('/kontaktinformationen');
  expect(searchParams.get('message')).toBe(contentOf('trainings').firstDate.next.message);
  for (const name of ['product', 'price']) expect(searchParams.get(name)).toBeTruthy();
});

const day = (iso: string, places?: number) => ({ iso, tag: iso, text: iso, places });

test.each([
  ['2026-11-26T12:00:00Z', '2026-11-27'],
  // Over, and sold out: the one after.
  ['2026-11-28T12:00:00Z', '2026-12-18'],
  ['2026-12-19T12:00:00Z', undefined],
])('at %s the next day to book is %s', (now, next) => {
  const days = [day('2025-11-14'), day('2026-11-27', 1), day('2026-12-04', 0), day('2026-12-18')];
  expect(nextDay(days, new Date(now))?.iso).toBe(next);
});
