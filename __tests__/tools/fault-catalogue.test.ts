import { judge, testsIn } from '../../tools/fault-catalogue';

const catalogue = `
- G01 no script → works
- B10 wrong price → 400
- D02 twice → once
- G02 no bundle → works
`;
const unit = `
    ✓ G01 the page is there (12 ms)
B10 a price of nobody ... ok (3ms)
  G01 is only mentioned here
  D02: the mail comes
    ✓ twice (1 ms)
  ✓ once (1 ms)
`;
const browser = `
  ✘   3 [faults] › a.spec.ts:3:1 › G01 the menu opens (9.2s)
  ✘  1 [faults] › a.spec.ts:3:1 › D02 once (9.2s)
  ✓  2 [faults] › a.spec.ts:3:1 › D02 once (retry #1) (2.0s)
`;

test('tests are read from Jest, Playwright and Deno', () => {
  const passed = [...testsIn(unit, 'unit'), ...testsIn(browser, 'browser')].map(
    (each) => each.passed,
  );
  expect(passed).toEqual([true, true, true, true, false, false, true]);
});

test('of a repeated test, the last attempt counts', () => {
  expect(judge(catalogue, testsIn(browser, 'browser')).wrong.join()).not.toContain('D02');
});

test('a row is wrong without a test, with one that failed, and with tests on two levels', () => {
  const { lines, wrong } = judge(catalogue, [
    ...testsIn(unit, 'unit'),
    ...testsIn(browser, 'browser'),
  ]);
  expect(wrong).toEqual([
    'G01: ohne bestandenen Test',
    'G01: auf mehreren Ebenen (unit, browser)',
    'D02: auf mehreren Ebenen (unit, browser)',
    'G02: ohne bestandenen Test',
  ]);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'G01 1 passed, 1 failed unit, browser no script',
    'B10 1 passed, 0 failed unit wrong price',
    'D02 2 passed, 0 failed unit, browser twice',
    'G02 no test no bundle',
  ]);
});
