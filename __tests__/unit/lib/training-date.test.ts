import { isOver, trainingDate } from '../../../src/lib/training-date';
import { contentOf } from '../../support/content';

test.each([
  // In November Vienna is an hour ahead of UTC, in July two.
  ['2025-11-14', '2025-11-14T22:59:00Z', false],
  ['2025-11-14', '2025-11-14T23:00:00Z', true],
  ['2025-07-14', '2025-07-14T21:59:00Z', false],
  ['2025-07-14', '2025-07-14T22:00:00Z', true],
  ['2025-11-14', '2024-12-31T12:00:00Z', false],
])('%s, seen at %s, is over: %s', (day, now, over) => {
  expect(isOver(day, new Date(now))).toBe(over);
});

test('asking for the next date fills in the contact form', () => {
  const { next, over } = trainingDate(contentOf('trainings'), new Date('2999-01-01'));
  const { pathname, searchParams } = new URL(next.to, 'https://site.example');
  expect(over).toBe(true);
  expect(pathname).toBe('/kontaktinformationen');
  expect(searchParams.get('message')).toBe(contentOf('trainings').firstDate.next.message);
  for (const name of ['product', 'price']) expect(searchParams.get(name)).toBeTruthy();
});
