/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, sum, verdict } from '../../../../tools/front-door/counts.mjs';

function textFile(report: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report');
  writeFileSync(file, report);
  return file;
}

const reportFile = (report: unknown) => textFile(JSON.stringify(report));

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 0,
};

test('Jest: a file that does not load counts as a failure', () => {
  const counts = countTests('jest', reportFile(jestReport), 1);
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('Playwright: a test that passed at the second try has passed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
  const counts = countTests('playwright', reportFile({ stats, errors: [] }), 1);
  expect(counts).toEqual({ passed: 4, failed: 1, skipped: 1 });
});

const denoReport = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="6" failures="2" errors="1" time="0.021">
    <testsuite name="./a.test.ts" tests="6" disabled="1" errors="1" failures="2">
        <testcase name="with &lt;skipped/&gt; in its name" classname="./a.test.ts" time="0.000">
        </testcase>
        <testcase name="left out" classname="./a.test.ts" time="0.000">
            <skipped/>
        </testcase>
    </testsuite>
</testsuites>`;

test('Deno: failures and errors have failed, skipped tests have not passed', () => {
  const counts = countTests('deno', textFile(denoReport), 1);
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 1 });
});

test('Deno: an empty suite that ends with an error is one failure', () => {
  const report = '<testsuites name="deno test" tests="0" failures="0" errors="0" time="0">';
  expect(countTests('deno', textFile(report), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner without a report is one failure', () => {
  expect(countTests('jest', '/nowhere/report.json', 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('a runner that fails without a failed test is one failure', () => {
  const report = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(countTests('jest', reportFile(report), 1).failed).toBe(1);
});

test('the last line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(verdict(sum([one, one]))).toBe('2 passed, 0 failed');
  expect(verdict(sum([one, { passed: 0, failed: 2, skipped: 3 }]))).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});
