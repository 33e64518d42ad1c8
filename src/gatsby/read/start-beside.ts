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
