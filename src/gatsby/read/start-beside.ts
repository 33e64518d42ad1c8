import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * Has one of our files do some work, as a process of its own, on another core. Who waits for it hears
 * of a failure, nobody else does.
 * @param file below the project's folder; Gatsby bundles our code, so it cannot be named from here
 * @param work what it gets as a message, if anything
 * @throws when it could not; that process has said why
 */
export function runBeside(file: string, args: readonly string[], work?: object): Promise<void> {
  const child = start(file, args);
  if (work) child.send(work);
  return awaitedLater(endOf(child, file));
}

/**
 * The same for a file that sends one message as soon as it knows the answer; it may go on working.
 * @param shape of the message
 * @throws also when the message is another one
 */
export function askBeside<T>(file: string, shape: z.ZodType<T>): Promise<T> {
  const child = start(file, []);
  const message = new Promise<unknown>((done) => child.once('message', done));
  const answer = Promise.race([message, endOf(child, file)]);
  return awaitedLater(answer.then((said) => shape.parse(said)));
}

function start(file: string, args: readonly string[]): ChildProcess {
  const child = fork(join(process.cwd(), 'tools/cli/bundled.mjs'), [file, ...args], {
    execArgv: [],
    serialization: 'advanced',
  });
  // Gatsby goes first: it uses one core at a time, and what is beside it takes what is left.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

async function endOf(child: ChildProcess, file: string): Promise<void> {
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${file} has failed.`);
}

/** Until somebody waits for it, a failure would end the whole program. */
export function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
