import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs one of our files as a process of its own, on another core.
 * @param file below the project's folder; Gatsby bundles our code, so it cannot be named from here
 */
export const startBeside = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(join(process.cwd(), file), args, {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });

/**
 * Has one of our files do some work, as a process of its own.
 * @param file like that of {@link startBeside}
 * @param work what it gets as a message, if anything
 * @throws when it could not; that process has said why
 */
export async function runBeside(
  file: string,
  args: readonly string[],
  work?: readonly string[],
): Promise<void> {
  const child = startBeside(file, args);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  if (work) child.send(work);
  if ((await ended) !== 0) throw new Error(`${file} has failed.`);
}
