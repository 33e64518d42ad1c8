import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests, oneFailed, onePassed } from './counts.mjs';
import { localDir, root } from './paths.mjs';
import { launch, stop } from './processes.mjs';

/** No step may hang for ever, least of all where nobody watches. */
const minutes = 20;

/**
 * Runs a Node program with its output on the screen.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code; 1 when it could not start, hung or was ended by a signal
 */
async function runShown(args, env) {
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  const child = launch(process.execPath, args, { cwd: root, env, stdio: [...stdio] });
  const limit = setTimeout(() => {
    console.error(`✗ Nach ${minutes} Minuten abgebrochen.`);
    void stop(child);
  }, minutes * 60_000);
  const exitCode = await new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
  clearTimeout(limit);
  return exitCode;
}

/**
 * Runs a check that passes or fails as a whole.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runCheck(args, env) {
  return (await runShown(args, env)) === 0 ? onePassed : oneFailed;
}

/**
 * Runs a test runner and counts its tests.
 * @param {'jest' | 'playwright' | 'deno'} runner
 * @param {(report: string) => readonly string[]} args gets the path for the report
 * @param {NodeJS.ProcessEnv} env
 */
export async function runTests(runner, args, env) {
  const report = join(localDir, `${runner}.report`);
  mkdirSync(localDir, { recursive: true }); // on a fresh clone nothing has made it yet
  rmSync(report, { force: true }); // an old report must not speak for a runner that crashes
  const exitCode = await runShown(args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countTests(runner, report, exitCode);
}
