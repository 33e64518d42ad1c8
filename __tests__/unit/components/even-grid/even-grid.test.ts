import { always, fc } from '../../../support/property';
import { evenGrid } from '../../../../src/components/even-grid/even-grid';

const wholeRow = '1 / -1';

test.each([
  [1, 3, 1],
  [4, 3, 2],
  [4, 4, 4],
  [5, 4, 3],
  [6, 5, 4],
])('%d cards, at most %d in a row, stand in rows of %d', (count, most, beside) => {
  expect(evenGrid(count, most).style).toEqual({ '--beside': beside, '--last': undefined });
});

test(
  'no number of cards leaves a single one in its row',
  always([fc.integer({ min: 2, max: 99 }), fc.integer({ min: 1, max: 9 })], (count, most) => {
    const { '--beside': beside, '--last': last } = evenGrid(count, most).style;
    expect(Number(beside) > 1 && count % Number(beside) === 1 && last !== wholeRow).toBe(false);
  }),
);
