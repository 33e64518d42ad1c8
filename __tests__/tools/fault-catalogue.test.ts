/** @jest-environment node */
import { judge, testsIn } from '../../tools/fault-catalogue';

const catalogue = `
- F01 no script → works
- A10 wrong price → 400
- C02 twice → once
- F02 no bundle → works
`;
const output = `
    ✓ F01 the page is there (12 ms)
  ✘   3 [faults] › a.spec.ts:3:1 › F01 the menu opens (9.2s)
A10 a price of nobody ... ok (3ms)
  F01 is only mentioned here
  C02: the mail comes
    ✓ twice (1 ms)
  ✓ once (1 ms)
`;

test('tests are read from Jest, Playwright and Deno', () => {
  expect(testsIn(output).map(({ passed }) => passed)).toEqual([true, false, true, true, true]);
});

test('of a repeated test, the last attempt counts', () => {
  const repeated = `
  ✘  1 [faults] › a.spec.ts:3:1 › C02 once (9.2s)
  ✓  2 [faults] › a.spec.ts:3:1 › C02 once (retry #1) (2.0s)
`;
  expect(judge(catalogue, testsIn(repeated)).open).not.toContain('C02');
});

test('a row without a test is open, and so is one with a test that failed', () => {
  const { lines, open } = judge(catalogue, testsIn(output));
  expect(open).toEqual(['F01', 'F02']);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'F01 1 passed, 1 failed no script',
    'A10 1 passed, 0 failed wrong price',
    'C02 1 passed, 0 failed twice',
    'F02 no test no bundle',
  ]);
});
