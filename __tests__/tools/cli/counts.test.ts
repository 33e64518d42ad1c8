import { countTests, sum, verdict } from '../../../tools/cli/counts';

const jestOutput = `FAIL node __tests__/unit/a.test.ts
  ● says "Tests: 7 failed"
Test Suites: 1 failed, 4 passed, 5 total
Tests:       2 failed, 1 skipped, 12 passed, 15 total
Snapshots:   0 total
`;
const playwright = `Running 6 tests using 2 workers
  ✘  1 [journeys] › a.spec.ts:3:1 › 3 failed orders (1.2s)
  1 failed
    [journeys] › a.spec.ts:3:1 › 3 failed orders
  1 flaky
    [journeys] › b.spec.ts:9:1 › the menu
  1 skipped
  3 passed (9.9s)
`;
const deno = `running 3 tests from ./a.test.ts
8 failed attempts ... ok (3ms)

FAILED | 2 passed | 1 failed | 1 ignored (24ms)
`;

test.each([
  ['Jest', jestOutput, { passed: 12, failed: 2, skipped: 1 }],
  [
    'Playwright, with a test that passed at the second try',
    playwright,
    { passed: 4, failed: 1, skipped: 1 },
  ],
  ['Deno', deno, { passed: 2, failed: 1, skipped: 1 }],
])('%s', (_runner, output, counts) => {
  expect(countTests(output, 1)).toEqual(counts);
});

test('a test file that does not load is a failure', () => {
  const output = 'Test Suites: 1 failed, 1 passed, 2 total\nTests:       5 passed, 5 total\n';
  expect(countTests(output, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a runner that fails without a failed test is one failure', () => {
  expect(countTests('Error: No tests found\n', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests('  3 passed (1s)\n', 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a check without counts passes or fails as a whole', () => {
  expect(countTests('All matched files use Prettier code style!\n', 0).passed).toBe(1);
  expect(countTests('', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('the last line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(verdict(sum([one, one]))).toBe('2 passed, 0 failed');
  expect(verdict(sum([one, { passed: 0, failed: 2, skipped: 3 }]))).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});
