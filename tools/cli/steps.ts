import { Failure } from './failure';
import { buildIfChanged } from '../build/gatsby';
import { type LogOptions, runToLog } from './programs';

/** Runs a step; resolves with its exit code. */
type Run = (options: LogOptions) => Promise<number>;

/** One step of the tests. */
export interface Step {
  /** How the command line calls it. */
  name: string;
  title: string;
  run: Run;
  /** How many processor cores it keeps busy. */
  cores: 1 | 2;
  /** A step that must pass first, if it runs too. */
  needs?: string;
}

const step = (name: string, title: string, run: Run, more: Partial<Step> = {}): Step => ({
  ...{ name, title, run, cores: 1 },
  ...more,
});

/** A Node program of a package. */
const runNode =
  (command: string): Run =>
  (options) =>
    runToLog(process.execPath, `node_modules/${command}`.split(' '), options);

/** The Jest tests of some folders. Ended by force, so that a forgotten server cannot hang the run. */
const runJest =
  (...folders: readonly string[]): Run =>
  ({ env, ...options }) => {
    const run = runNode(`jest/bin/jest.js ${folders.join(' ')} --forceExit --verbose`);
    return run({ ...options, env: { ...env, NODE_ENV: 'test' } });
  };

/** What `npm ci` has installed is all there is: no download, no lock file. */
const runDeno = (command: string, more: string): Run =>
  runNode(
    `deno/bin.cjs ${command} --import-map=supabase/functions/deno.json --no-config ` +
      `--node-modules-dir=manual --no-lock --cached-only --no-remote ${more}`,
  );

const build: Run = async ({ env, onLine }) => {
  await buildIfChanged(env, onLine ?? (() => undefined));
  return 0;
};

/** A tool of tools/list.mjs. */
const runTool =
  (name: string): Run =>
  (options) =>
    runToLog(process.execPath, ['tools/cli/run.mjs', name], options);

/** A project of the Playwright tests, whose configuration starts what they need. */
const runPlaywright = (project: string): Run =>
  runNode(
    `@playwright/test/cli.js test -c __tests__/e2e/playwright.config.ts --project ${project}`,
  );

const inBrowser: Partial<Step> = { cores: 2, needs: 'build' };

/**
 * Every step, in the order in which they start; those with one core run beside each other.
 * `npm test` runs `core` and `check`, `npm run test:all` also `extra`; the rest runs by name.
 */
const groups: Readonly<Record<string, readonly Step[]>> = {
  core: [
    step('build', 'Build', build),
    step(
      'function-types',
      'Typen der Functions',
      runDeno('check', 'supabase/functions/*/index.ts'),
    ),
    // No permission at all: files, variables and network come from the tests.
    step('functions', 'Functions', runDeno('test', '--no-prompt __tests__/functions/*.test.ts')),
    step('unit', 'Unit-Tests', runJest('plugins/', '__tests__/unit/', '--maxWorkers=100%')),
    step('site', 'Fertige Seiten', runJest('__tests__/site/'), { needs: 'build' }),
    step('budgets', 'Gewichte', runTool('budgets'), { needs: 'build' }),
    step('journeys', 'Wege der Besucher', runPlaywright('journeys'), inBrowser),
  ],
  check: [
    step(
      'types',
      'Typen',
      runNode('typescript/bin/tsc --incremental --tsBuildInfoFile .local/tsc'),
    ),
    step('content', 'Inhalte', runTool('check:content')),
  ],
  extra: [
    // Files that have not changed are not looked at again; a fresh clone has no such memory: that is
    // why `npm test` does without these two.
    step('format', 'Formatierung', runNode('prettier/bin/prettier.cjs --check . --cache')),
    step(
      'lint',
      'Regeln',
      runNode(
        'eslint/bin/eslint.js . --max-warnings 0 --cache --cache-strategy content ' +
          '--cache-location .local/eslint',
      ),
    ),
    step('details', 'Was Besucher außerdem tun', runPlaywright('details'), inBrowser),
    step('faults', 'Störungen', runPlaywright('faults'), inBrowser),
    step('contract', 'Vertrag mit Supabase', runJest('__tests__/contract/')),
    step('tools', 'Werkzeuge', runJest('__tests__/tools/')),
    step('writing', 'Ein neuer Beitrag, die Vorschau', runJest('__tests__/writing/'), { cores: 2 }),
  ],
  byName: [
    step('spec', 'Angaben der Spezifikation', runJest('__tests__/spec/')),
    step('hosts', 'Echte Hoster', runJest('__tests__/hosts/'), { cores: 2, needs: 'build' }),
  ],
};

/**
 * The steps to run, and those they need, in their order.
 * @param wanted names of steps or groups; without any, those of `npm test`
 * @throws Failure naming what there is
 */
export function chooseSteps(wanted: readonly string[]): readonly Step[] {
  const words = wanted.length > 0 ? wanted : ['core', 'check'];
  const all = Object.entries(groups).flatMap(([group, steps]) =>
    steps.map((each) => ({ each, names: [each.name, group] })),
  );
  const known = new Set(all.flatMap(({ names }) => names));
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) {
    throw new Failure(
      `Unbekannter Schritt: ${unknown.join(', ')}. Es gibt: ${[...known].join(', ')}.`,
    );
  }
  const chosen = all.filter(({ names }) => names.some((name) => words.includes(name)));
  const needed = new Set(chosen.flatMap(({ each: { name, needs = name } }) => [name, needs]));
  return all.flatMap(({ each }) => (needed.has(each.name) ? each : []));
}
