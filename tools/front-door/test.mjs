import { ports } from '../local-environment.mjs';
import { provideChromium } from './chromium-install.mjs';
import { oneFailed, oneSkipped, sum, verdict } from './counts.mjs';
import { frontDoorEnvironment } from './environment.mjs';
import { describeFailure, Failure } from './failure.mjs';
import { checkPorts, installPackages, showNodeVersion } from './prepare.mjs';
import { isStopping } from './processes.mjs';
import { duration, step } from './progress.mjs';
import { run } from './run.mjs';
import { chooseSteps } from './test-steps.mjs';

/**
 * @typedef {import('./test-steps.mjs').TestStep} TestStep
 * @typedef {{ title: string, time: number, counts: import('./counts.mjs').Counts }} Result
 */

/**
 * The environment of the steps: with a Chromium, if one of them needs it.
 * @param {readonly TestStep[]} steps
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function setUp(steps) {
  const env = frontDoorEnvironment();
  const names = steps.map(({ name }) => name);
  await showNodeVersion();
  if (names.includes('e2e')) await checkPorts([ports.site, ports.services]);
  await installPackages(env);
  if (!names.includes('e2e')) return env;
  try {
    const path = await step('Chromium wird gesucht', async (say) => {
      const found = await provideChromium(env, say);
      return { done: `Chromium: ${found}`, value: found };
    });
    return { ...env, CHROMIUM_PATH: path };
  } catch (error) {
    console.error(describeFailure(error)); // the other steps can do without
    return env;
  }
}

/**
 * @param {TestStep} testStep
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runStep({ title, run: work }, env) {
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
  const start = Date.now();
  const counts = await work(env).catch((/** @type {unknown} */ error) => {
    if (!isStopping()) console.error(`\n${describeFailure(error)}`);
    return oneFailed;
  });
  if (isStopping()) throw new Failure('Abgebrochen.');
  const time = Date.now() - start;
  console.log(`── ${title}: ${verdict(counts)} (${duration(time)})`);
  return { title, time, counts };
}

/** @param {readonly Result[]} results */
function table(results) {
  const row = (/** @type {Result} */ { title, time, counts }) => {
    const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '–';
    return `${mark} ${title.padEnd(18)} ${duration(time).padStart(12)}   ${verdict(counts)}`;
  };
  return results.map(row).join('\n');
}

/**
 * @param {readonly TestStep[]} steps
 * @param {NodeJS.ProcessEnv} env
 */
async function runSteps(steps, env) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const testStep of steps) {
    const { name, title, needs } = testStep;
    const blocked = needs !== undefined && (results.get(needs)?.counts.failed ?? 0) > 0;
    const result = blocked ? { title, time: 0, counts: oneSkipped } : await runStep(testStep, env);
    results.set(name, result);
  }
  console.log(`\n${table([...results.values()])}`);
  return sum([...results.values()].map(({ counts }) => counts));
}

async function test() {
  const steps = chooseSteps(process.argv.slice(2));
  console.log('Uhrturm KI – Prüfung der Website\n');
  const total = await setUp(steps).then(
    (env) => runSteps(steps, env),
    (/** @type {unknown} */ error) => {
      if (isStopping()) throw error;
      console.error(`\n${describeFailure(error)}`);
      return oneFailed;
    },
  );
  console.log(`\n${verdict(total)}`);
  return total.failed > 0 ? 1 : 0;
}

await run(test);
