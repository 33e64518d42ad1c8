/** What a step found. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The lines with which Jest, Deno and Playwright end, and nothing a test could be called. */
const summary =
  /^(?:Test Suites: |Tests: |ok \| |FAILED \| | {2}\d+ (?:passed|failed|flaky|skipped))/;

/**
 * Reads the counts of a program from its output. One without counts is itself what passed or
 * failed, and one that fails without naming a failed test is one failure.
 */
export function countTests(output: string, exitCode: number): Counts {
  const lines = output.split('\n').filter((line) => summary.test(line));
  // Jest counts files before tests: the last number is that of the tests.
  const count = (word: string): number =>
    Number([...lines.join('\n').matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
  const passed = count('passed') + count('flaky');
  const failed = exitCode === 0 ? 0 : Math.max(1, count('failed'));
  const skipped = count('skipped') + count('ignored') + count('todo');
  return { passed: lines.length === 0 && exitCode === 0 ? 1 : passed, failed, skipped };
}

export function sum(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts): number =>
    all.reduce((result, counts) => result + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line of `npm test`: "12 passed, 0 failed", and ", 1 skipped" if any were. */
export function verdict({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
