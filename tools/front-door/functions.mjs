import { join } from 'node:path';
import { sum } from './counts.mjs';
import { localDir } from './paths.mjs';
import { runCheck, runTests } from './run-shown.mjs';

const deno = 'node_modules/deno/bin.cjs';

/** What `npm ci` has installed is all there is: no download, no lock file, the functions' own import map. */
const offline = [
  '--no-config',
  '--import-map=supabase/functions/deno.json',
  '--node-modules-dir=manual',
  '--no-lock',
  '--cached-only',
  '--no-remote',
];

/**
 * Checks the Edge Functions with Deno's types and tests them under Deno. They get no permission at all: neither the
 * functions nor Stripe's SDK may read a file, a variable or the network; all of that comes from the tests.
 * @param {NodeJS.ProcessEnv} env
 */
export async function runFunctionTests(env) {
  const own = { ...env, DENO_DIR: join(localDir, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
  const check = [deno, 'check', ...offline, 'supabase/functions/*/index.ts'];
  const checked = await runCheck(check, own);
  const test = [deno, 'test', ...offline, '--no-prompt'];
  const args = (/** @type {string} */ report) => [
    ...test,
    `--junit-path=${report}`,
    '__tests__/functions/*.test.ts',
  ];
  return sum([checked, await runTests('deno', args, own)]);
}
