// `npm test [-- job …]`: the jobs of CI. Without a name all of them, but for what is slow and rare.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { provideChromium } from './chromium';
import { localEnvironment } from './local-environment.mjs';
import { Failure, main } from './program';

type Counts = { passed: number; failed: number };
type Step = {
  /** The job of CI, named after what breaks. */
  job: 'lint' | 'content' | 'unit' | 'build' | 'browser';
  title: string;
  /** A program below node_modules, or one of ours, with its arguments. */
  command: string;
  /** Only when its job is named. */
  rare?: true;
};

const deno = 'deno/bin.cjs';
/** What `npm ci` has installed is all there is: no download, no lock file. */
const offline =
  '--import-map=supabase/functions/deno.json --no-config --node-modules-dir=manual --no-lock --cached-only --no-remote';
const jest = 'jest/bin/jest.js --forceExit';
const playwright = '@playwright/test/cli.js test -c __tests__/e2e/playwright.config.ts';
const own = '--import tsx tools';

const steps: readonly Step[] = [
  {
    job: 'lint',
    title: 'Typen',
    // Each further checker looks at much of the same again: twice the work, a second sooner.
    command: 'typescript-native/lib/tsc.js --checkers 1 --incremental --tsBuildInfoFile .local/tsc',
  },
  {
    job: 'lint',
    title: 'Typen der Functions',
    command: `${deno} check ${offline} supabase/functions/*/index.ts __tests__/functions/*.test.ts`,
    rare: true,
  },
  {
    job: 'lint',
    title: 'Formatierung',
    command: 'prettier/bin/prettier.cjs --check . --cache',
    rare: true,
  },
  {
    job: 'lint',
    title: 'Regeln',
    command:
      'eslint/bin/eslint.js . --max-warnings 0 --cache --cache-strategy content --cache-location .local/eslint',
    rare: true,
  },
  // The build checks them as well.
  { job: 'content', title: 'Inhalte', command: `${own}/check-content.ts`, rare: true },
  { job: 'content', title: 'Rechtschreibung', command: 'cspell/bin.mjs --no-progress --quiet' },
  {
    job: 'unit',
    title: 'Unit-Tests',
    command: `${jest} plugins/ __tests__/unit/ __tests__/tools/`,
  },
  {
    job: 'unit',
    title: 'Functions',
    // May read the project, for the embedded database: network and variables come from the tests.
    command: `${deno} test ${offline} --no-check --no-prompt --allow-read --allow-env __tests__/functions/all.ts`,
  },
  {
    job: 'unit',
    title: 'Vertrag mit Supabase',
    command: `${jest} __tests__/contract/`,
    rare: true,
  },
  { job: 'build', title: 'Build', command: `${own}/start.ts build` },
  { job: 'build', title: 'Fertige Seiten', command: `${jest} __tests__/site/ __tests__/spec/` },
  { job: 'build', title: 'Gewichte', command: `${own}/budgets.ts` },
  { job: 'browser', title: 'Wege der Besucher', command: `${playwright} --project journeys` },
  { job: 'browser', title: 'Jede Seite', command: `${playwright} --project pages`, rare: true },
];

/** The lines with which Jest, Deno and Playwright end, and nothing a test could be called. */
const summary = /^(?:Tests: |ok \| |FAILED \| | {2}\d+ (?:passed|failed|flaky))/;

/** What a program says it has counted. One without counts is itself what passed or failed. */
function countsIn(output: string, exitCode: number): Counts {
  const lines = output.split('\n').filter((line) => summary.test(line));
  const count = (word: string): number =>
    Number(new RegExp(`(\\d+) ${word}`).exec(lines.join('\n'))?.[1] ?? 0);
  const passed = count('passed') + count('flaky');
  return {
    passed: lines.length === 0 && exitCode === 0 ? 1 : passed,
    failed: exitCode === 0 ? 0 : Math.max(1, count('failed')),
  };
}

/** Runs a step. Its output is shown when it fails. */
async function run({ title, command }: Step, env: NodeJS.ProcessEnv): Promise<Counts> {
  const begun = Date.now();
  const args = command
    .split(' ')
    .map((arg) => (/^\S+\/\S+\.[cm]?js$/.test(arg) ? `node_modules/${arg}` : arg));
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): void => void child.kill();
  process.once('exit', end);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const exitCode = await new Promise<number>((done) => {
    child.once('close', (code) => done(code ?? 1));
  });
  process.off('exit', end);
  const counts = countsIn(stripVTControlCharacters(output.join('')), exitCode);
  if (exitCode !== 0) console.log(output.join(''));
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${title}: ${verdict(counts)} (${seconds} s)`);
  return counts;
}

const verdict = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

void main(async () => {
  const wanted = process.argv.slice(2);
  const jobs = [...new Set(steps.map(({ job }) => job))];
  const unknown = wanted.filter((word) => !jobs.some((job) => job === word));
  if (unknown.length > 0)
    throw new Failure(`Unbekannt: ${unknown.join(', ')}. Es gibt: ${jobs.join(', ')}.`);
  const chosen = steps.filter(({ job, title, rare }) =>
    wanted.length === 0
      ? rare === undefined
      : wanted.includes(job) || (title === 'Build' && wanted.includes('browser')),
  );
  const env: NodeJS.ProcessEnv = {
    ...{ ...localEnvironment, DENO_DIR: '.local/deno', DENO_NO_UPDATE_CHECK: '1' },
    ...process.env,
  };
  if (chosen.some(({ job }) => job === 'browser')) env.CHROMIUM_PATH = provideChromium();
  const total: Counts = { passed: 0, failed: 0 };
  const runAll = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      const { passed, failed } = await run(step, env);
      total.passed += passed;
      total.failed += failed;
    }
  };
  // The build and what a browser does with it, beside the rest, of which some waits for the build.
  const isBuild = ({ title }: Step): boolean => title === 'Build';
  const build = runAll(chosen.filter(isBuild));
  await Promise.all([
    build.then(() => runAll(chosen.filter(({ job }) => job === 'browser'))),
    runAll(chosen.filter(({ job }) => job !== 'build' && job !== 'browser'))
      .then(() => build)
      .then(() => runAll(chosen.filter((step) => step.job === 'build' && !isBuild(step)))),
  ]);
  console.log(`\n${verdict(total)}`);
  return total.failed > 0 ? 1 : 0;
});
