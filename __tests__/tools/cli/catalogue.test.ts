/** @jest-environment node */
import { judge, testsIn } from '../../../tools/cli/catalogue';

const catalogue = `
| id  | fault        | provoke | required |
| --- | ------------ | ------- | -------- |
| F01 | no script    | off     | works    |
| A10 | wrong price  | call    | 400      |
| C02 | twice        | replay  | once     |
`;
const output = `
    ✓ F01 the page is there (12 ms)
  ✘   3 [faults] › a.spec.ts:3:1 › F01 the menu opens (9.2s)
A10 a price of nobody ... ok (3ms)
  F01 is only mentioned here
`;

test('tests are read from Jest, Playwright and Deno', () => {
  expect(testsIn(output).map(({ passed }) => passed)).toEqual([true, false, true]);
});

test('a row without a test is open, and so is one with a test that failed', () => {
  const { lines, open } = judge(catalogue, testsIn(output));
  expect(open).toEqual(['F01', 'C02']);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'F01 1 passed, 1 failed no script',
    'A10 1 passed, 0 failed wrong price',
    'C02 no test twice',
  ]);
});
