import { evenGrid } from '../../../../src/components/even-grid/even-grid';

const wholeRow = '1 / -1';

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [4, 4, 4],
  [5, 3, 3],
  [5, 4, 3],
  [6, 5, 4],
  [7, 4, 4],
  [8, 4, 4],
])('%d cards, at most %d in a row, stand in rows of %d', (count, most, beside) => {
  expect(evenGrid(count, most).style).toEqual({ '--beside': beside, '--last': undefined });
});

test.each([
  [3, 2],
  [5, 2],
  [7, 3],
  [13, 4],
])('of %d cards, at most %d in a row, the last takes a row of twos', (count, most) => {
  expect(evenGrid(count, most).style).toEqual({ '--beside': 2, '--last': wholeRow });
});

test('no number of cards leaves a single one in its row', () => {
  for (let most = 1; most <= 6; most += 1)
    for (let count = 2; count <= 40; count += 1) {
      const { '--beside': beside, '--last': last } = evenGrid(count, most).style;
      const alone = Number(beside) > 1 && count % Number(beside) === 1;
      expect([count, most, alone && last !== wholeRow]).toEqual([count, most, false]);
    }
});
