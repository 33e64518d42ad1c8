// `npm test [steps]`: everything that must be true before a change may land.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { provideChromium } from '../../chromium';
import { type Counts, countTests, sum, verdict } from '../counts';
import { localServicesEnvironment } from '../environment';
import { Failure, report } from '../failure';
import { main } from '../main';
import { isStopping } from '../processes';
import { logFile } from '../programs';
import { showProgress, writeLine } from '../progress';
import { runSideBySide } from '../run-side-by-side';
import { chooseSteps, type Step } from '../steps';

const env = {
  ...localServicesEnvironment(),
  DENO_DIR: resolve('.local/deno'),
  DENO_NO_UPDATE_CHECK: '1',
};

/** Runs a step. Its output is shown only when it fails; the log file always has it. */
async function runStep({ name, title, run }: Step): Promise<Counts> {
  const log = logFile(`test-${name}`);
  rmSync(log, { force: true });
  const work = async (onLine: (line: string) => void): Promise<Counts> => {
    try {
      const exitCode = await run({ env, log, onLine });
      const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
      if (isStopping()) throw new Failure('Abgebrochen.');
      if (exitCode !== 0) writeLine(`\n${output}`);
      return countTests(output, exitCode);
    } catch (error) {
      if (isStopping()) throw error;
      report(error);
      return countTests('', 1);
    }
  };
  const done = (counts: Counts) => `${counts.failed > 0 ? '✗' : '✓'} ${title}: ${verdict(counts)}`;
  return showProgress(title, work, done);
}

/** Chromium first: whoever has none should hear of it before minutes have passed. */
async function prepareBrowser(): Promise<void> {
  const search = showProgress(
    'Chromium wird gesucht',
    (say) => provideChromium(env, say),
    (path) => `✓ Chromium: ${path}`,
  );
  await search.then((path) => Object.assign(env, { CHROMIUM_PATH: path }), report);
}

async function test(): Promise<number> {
  const steps = chooseSteps(process.argv.slice(2));
  console.log('Uhrturm KI – Prüfung der Website\n');
  if (steps.some(({ needs }) => needs === 'build')) await prepareBrowser();
  const results: Counts[] = [];
  await runSideBySide(
    steps,
    Math.max(2, availableParallelism()),
    async (step) => {
      const counts = await runStep(step);
      results.push(counts);
      return counts.failed === 0;
    },
    ({ title }) => {
      writeLine(`– ${title}: nicht gelaufen`);
      results.push({ passed: 0, failed: 0, skipped: 1 });
    },
  );
  const total = sum(results);
  console.log(`\n${verdict(total)}`);
  return total.failed > 0 ? 1 : 0;
}

void main(test);
