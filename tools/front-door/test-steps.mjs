import { oneFailed, onePassed } from './counts.mjs';
import { runEndToEndTests } from './end-to-end.mjs';
import { Failure } from './failure.mjs';
import { runFunctionTests } from './functions.mjs';
import { buildSite } from './prepare.mjs';
import { runCheck, runTests } from './run-shown.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * One step of `npm test`. A step may throw a Failure, which counts as one failure.
 * @typedef {object} TestStep
 * @property {string} name how it is called on the command line
 * @property {string} title
 * @property {string} [needs] name of a step that must have passed
 * @property {(env: NodeJS.ProcessEnv) => Promise<Readonly<Counts>>} run
 */

/** @type {readonly TestStep[]} */
export const testSteps = [
  {
    name: 'format',
    title: 'Formatierung',
    run: (env) => runCheck(['node_modules/prettier/bin/prettier.cjs', '--check', '.'], env),
  },
  {
    name: 'lint',
    title: 'Regeln',
    run: (env) => runCheck(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'], env),
  },
  {
    name: 'types',
    title: 'Typen',
    run: (env) => runCheck(['node_modules/typescript/bin/tsc', '--noEmit'], env),
  },
  {
    name: 'content',
    title: 'Inhalte',
    run: (env) => runCheck(['--import', 'tsx', 'tools/check-content.ts'], env),
  },
  {
    name: 'unit',
    title: 'Unit-Tests',
    run: (env) => {
      // Forced, so that a test which forgets a server or a timer cannot hang the run.
      const jest = ['node_modules/jest/bin/jest.js', '--forceExit', '--json'];
      const args = (/** @type {string} */ report) => [...jest, `--outputFile=${report}`];
      return runTests('jest', args, { ...env, NODE_ENV: 'test' });
    },
  },
  { name: 'functions', title: 'Functions', run: runFunctionTests },
  {
    name: 'build',
    title: 'Build',
    run: async (env) => {
      await buildSite(env);
      return onePassed;
    },
  },
  {
    name: 'e2e',
    title: 'End-to-End-Tests',
    needs: 'build',
    run: (env) => {
      if (env.CHROMIUM_PATH) return runEndToEndTests(env);
      console.error('✗ Ohne Chromium laufen diese Tests nicht.');
      return Promise.resolve(oneFailed);
    },
  },
];

/**
 * The steps somebody asked for, in their fixed order and with the steps they need; all without a wish.
 * @param {readonly string[]} wanted
 * @throws {Failure} naming the steps there are
 */
export function chooseSteps(wanted) {
  const known = testSteps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`Unbekannter Schritt: ${unknown.join(', ')}. Es gibt: ${known.join(', ')}.`);
  }
  if (wanted.length === 0) return testSteps;
  const needed = testSteps.flatMap(({ name, needs }) =>
    needs && wanted.includes(name) ? [needs] : [],
  );
  return testSteps.filter(({ name }) => wanted.includes(name) || needed.includes(name));
}
