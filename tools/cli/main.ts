import { report } from './failure';
import { isStopping, stopAll, stopOnSignal } from './processes';

/**
 * Runs a command: a Failure becomes one sentence and exit code 1, and no process outlives it.
 * @param command resolves with the exit code
 * @param exitCodeOnSignal asked when Ctrl-C ends it
 */
export async function main(
  command: () => Promise<number>,
  exitCodeOnSignal = () => 130,
): Promise<void> {
  stopOnSignal(exitCodeOnSignal);
  try {
    process.exitCode = await command();
  } catch (error) {
    // After Ctrl-C everything we started fails, which is no news.
    if (isStopping()) return;
    report(error);
    process.exitCode = 1;
  }
  if (!isStopping()) await stopAll();
}
