import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { logFile, type LogOptions } from './cli/programs';

/** The level of each step whose tests may carry ids of the catalogue. */
const levels = {
  unit: 'unit',
  functions: 'functions',
  site: 'site',
  journeys: 'browser',
  details: 'browser',
  faults: 'browser',
  contract: 'contract',
  tools: 'tools',
  writing: 'tools',
};

const row = /^- ([A-Z]\d\d) (.*?) → /gm;
/** A test in the output of Jest and Playwright, and in that of Deno. */
const marked = /^\s*([✓√✔✕×✘])\s+(.+)$/u;
const spelled = /^(.+) \.\.\. (ok|FAILED)\b/;
const good = '✓√✔ok';
/** Playwright's number of a test, the second attempt and the time it took. */
const retry = / \(retry #\d+\)/;
const bare = (title: string): string =>
  title
    .replace(/^\d+ /, '')
    .replace(retry, '')
    .replace(/ \([\d.]+m?s\)$/, '');

/** A test that has run. */
type Result = { title: string; passed: boolean; level: string };

/**
 * The tests that a program has listed in its output, with the titles of the groups Jest indents
 * them under.
 */
export function testsIn(output: string, level: string): Result[] {
  let groups: { indent: number; title: string }[] = [];
  return output.split('\n').flatMap((line) => {
    const indent = line.search(/\S/);
    const [, mark, afterMark] = marked.exec(line) ?? [];
    const [, beforeWord, word] = spelled.exec(line) ?? [];
    const title = afterMark ?? beforeWord;
    groups = groups.filter((group) => group.indent < indent);
    if (title === undefined) {
      if (indent > 0) groups.push({ indent, title: line });
      return [];
    }
    const titles = [...groups.map((group) => group.title), title];
    return [{ title: titles.join(' '), passed: good.includes(mark ?? word ?? ''), level }];
  });
}

/** Without the failed first attempts of tests that were repeated: the last one counts. */
function lastAttempts(tests: readonly Result[]): Result[] {
  const repeated = new Set(
    tests.filter(({ title }) => retry.test(title)).map(({ title }) => bare(title)),
  );
  return tests.filter(({ title }) => retry.test(title) || !repeated.has(bare(title)));
}

/**
 * Each row of the catalogue with its tests.
 * @param catalogue text of docs/faults.md
 * @returns one line for each row, and what is wrong: rows without a test, with one that failed, or
 *   with tests on two levels
 */
export function judge(
  catalogue: string,
  tests: readonly Result[],
): { lines: string[]; wrong: string[] } {
  const wrong: string[] = [];
  const last = lastAttempts(tests);
  const lines = [...catalogue.matchAll(row)].map(([, id = '', what]) => {
    const own = last.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title));
    const failed = own.filter(({ passed }) => !passed).length;
    const on = [...new Set(own.map(({ level }) => level))];
    if (own.length === 0 || failed > 0) wrong.push(`${id}: ohne bestandenen Test`);
    if (on.length > 1) wrong.push(`${id}: auf mehreren Ebenen (${on.join(', ')})`);
    const verdict =
      own.length === 0 ? 'no test' : `${own.length - failed} passed, ${failed} failed`;
    return `${id}  ${verdict.padEnd(20)}  ${on.join(', ').padEnd(9)}  ${what}`;
  });
  return { lines, wrong };
}

/** The step of the catalogue: reads what the other steps have logged last. */
export async function runCatalogue({ log }: LogOptions): Promise<number> {
  const tests = Object.entries(levels).flatMap(([name, level]) => {
    const file = logFile(`test-${name}`);
    return existsSync(file) ? testsIn(readFileSync(file, 'utf8'), level) : [];
  });
  const { lines, wrong } = judge(readFileSync('docs/faults.md', 'utf8'), tests);
  writeFileSync(log, `${[...lines, '', ...wrong].join('\n').trimEnd()}\n`);
  return wrong.length === 0 ? 0 : 1;
}
