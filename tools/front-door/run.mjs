import { describeFailure } from './failure.mjs';
import { stopAll, stopWithUs, isStopping } from './processes.mjs';

/**
 * Runs a command of the front door: an error becomes one clear sentence and exit code 1,
 * and nothing that was started survives.
 * @param {() => Promise<number>} command resolves with the exit code
 * @param {() => number} [exitCodeOnSignal]
 */
export async function run(command, exitCodeOnSignal) {
  stopWithUs(exitCodeOnSignal);
  try {
    process.exitCode = await command();
  } catch (error) {
    // After Ctrl-C everything we started fails, which is no news.
    if (isStopping()) return;
    console.error(`\n${describeFailure(error)}`);
    process.exitCode = 1;
  }
  if (!isStopping()) await stopAll();
}
