import { existsSync, readFileSync } from 'node:fs';

/**
 * What a step found.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Readonly<Counts>} */
export const onePassed = Object.freeze({ passed: 1, failed: 0, skipped: 0 });
/** @type {Readonly<Counts>} */
export const oneFailed = Object.freeze({ passed: 0, failed: 1, skipped: 0 });
/** @type {Readonly<Counts>} */
export const oneSkipped = Object.freeze({ passed: 0, failed: 0, skipped: 1 });

/**
 * A test file that does not even load has no tests that could fail: it counts itself.
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number>} report
 *   JSON report of Jest
 * @returns {Counts}
 */
function fromJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {object} report JSON report of Playwright
 * @param {Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>} report.stats
 * @param {unknown[]} report.errors what failed outside of the tests
 * @returns {Counts}
 */
function fromPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Three numbers of the root and one kind of mark: no reason for an XML parser. Texts are escaped, so no test can fake them.
 * @param {string} report JUnit report of Deno
 * @returns {Counts}
 */
function fromDeno(report) {
  const root = /<testsuites [^>]*>/.exec(report)?.[0] ?? '';
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1]);
  const failed = number('failures') + number('errors');
  const skipped = report.split('<skipped').length - 1;
  return { passed: number('tests') - failed - skipped, failed, skipped };
}

/** @type {Record<'jest' | 'playwright' | 'deno', (report: string) => Counts>} */
const readers = {
  jest: (report) => fromJest(JSON.parse(report)),
  playwright: (report) => fromPlaywright(JSON.parse(report)),
  deno: fromDeno,
};

/**
 * The numbers of a test runner. One that crashed, or failed without saying where, counts as one failure.
 * @param {keyof typeof readers} runner
 * @param {string} file its report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countTests(runner, file, exitCode) {
  if (!existsSync(file)) return oneFailed;
  const counts = readers[runner](readFileSync(file, 'utf8'));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = (/** @type {keyof Counts} */ key) =>
    all.reduce((result, counts) => result + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/**
 * The last line of `npm test`: "12 passed, 0 failed", and ", 1 skipped" if any were.
 * @param {Counts} counts
 */
export function verdict({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
