import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * Runs one of our files as a process of its own, on another core.
 * @param file below the project's folder; Gatsby bundles our code, so it cannot be named from here
 */
export const startBeside = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(join(process.cwd(), 'tools/cli/bundled.mjs'), [file, ...args], {
    execArgv: [],
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
  const ended = endOf(child, file);
  if (work) child.send(work);
  await ended;
}

/**
 * The same for a file that sends one message as soon as it knows the answer; it may go on working.
 * @param shape of the message
 * @throws also when the message is another one
 */
export async function askBeside<T>(file: string, shape: z.ZodType<T>): Promise<T> {
  const child = startBeside(file);
  const answer = new Promise<unknown>((done) => child.once('message', done));
  return shape.parse(await Promise.race([answer, endOf(child, file)]));
}

async function endOf(child: ChildProcess, file: string): Promise<void> {
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${file} has failed.`);
}
