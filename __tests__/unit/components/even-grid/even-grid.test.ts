import { evenGrid } from '../../../../src/components/even-grid/even-grid';

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [4, 4, 4],
  [5, 3, 3],
  [5, 4, 3],
  [6, 5, 4],
  [7, 3, 1],
  [7, 4, 4],
  [8, 4, 4],
])('%d cards, at most %d in a row, stand in rows of %d', (count, most, beside) => {
  expect(evenGrid(count, most).style).toEqual({ '--beside': beside });
});
